import type { Request } from 'express';
import { malformed } from './errors.ts';

/** A list element up to its comma or the end: empty, or a quoted tag, which may contain commas. */
const ELEMENT = /[ \t]*(?:(W\/)?"([\x21\x23-\x7E\x80-\xFF]*)"[ \t]*)?(?:,|$)/y;

/**
 * The versions that the request's `If-Match` (RFC 9110, 13.1.1) allows to be replaced; null when any may be, because
 * the header is missing or `*`. Weak tags never match, so the list may be empty.
 * @throws HttpError 400 when the header is neither `*` nor a list of quoted tags
 */
export function versionsToReplace(request: Request): string[] | null {
  const header = request.get('If-Match');
  if (header === undefined || header.trim() === '*') return null;
  const versions: string[] = [];
  let tags = 0;
  for (let at = 0; at < header.length; at = ELEMENT.lastIndex) {
    ELEMENT.lastIndex = at;
    const element = ELEMENT.exec(header);
    if (element === null) throw notAList();
    const [, weak, tag] = element;
    if (tag === undefined) continue;
    tags += 1;
    if (weak === undefined) versions.push(tag);
  }
  if (tags === 0) throw notAList();
  return versions;
}

function notAList() {
  return malformed('If-Match must be *, or the version in double quotes.');
}
