import type { Request } from 'express';
import { malformed } from './errors.ts';

/** An element of the list up to its comma or the end: nothing, or a tag, whose text may itself hold commas. */
const ELEMENT = /[ \t]*(?:(W\/)?"([\x21\x23-\x7E\x80-\xFF]*)"[ \t]*)?(?:,|$)/y;

/**
 * The versions that a write may replace, by the request's `If-Match` (RFC 9110, 13.1.1); null where it may replace
 * any: there is no such header, or it is `*`. A weak tag matches nothing here, so none may be left.
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
