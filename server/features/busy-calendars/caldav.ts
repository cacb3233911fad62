import { Parser } from 'htmlparser2';

/** What a CalDAV server says about something at an address. */
export interface DavAnswer {
  /** The names of its `resourcetype`, such as `calendar`. */
  types: string[];
  /** The calendar files that it holds. */
  files: string[];
  /** '' for none. */
  name: string;
}

/** Asks what lies at an address, and what it is called. */
export const PROPFIND_BODY = `<?xml version="1.0" encoding="utf-8"?>
<propfind xmlns="DAV:"><prop><resourcetype/><displayname/></prop></propfind>`;

/** Asks for the events between two instants; those that recur come whole. RFC 4791, 7.8. */
export function queryBody(from: number, until: number): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
<prop><c:calendar-data/></prop>
<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">
<c:time-range start="${compact(from)}" end="${compact(until)}"/>
</c:comp-filter></c:comp-filter></c:filter>
</c:calendar-query>`;
}

/** Reads a multistatus answer (RFC 4918, 13); null for anything else. */
export function readMultistatus(xml: string): DavAnswer | null {
  const answer: DavAnswer = { types: [], files: [], name: '' };
  const path: string[] = [];
  let root = '';
  let text = '';
  const parser = new Parser(
    {
      onopentag(tag) {
        const name = localName(tag);
        if (path.length === 0) root = name;
        if (path.at(-1) === 'resourcetype') answer.types.push(name);
        path.push(name);
        text = '';
      },
      ontext(data) {
        text += data;
      },
      onclosetag(tag) {
        const name = localName(tag);
        path.pop();
        if (name === 'calendar-data' && text.trim() !== '') answer.files.push(text.trim());
        if (name === 'displayname' && answer.name === '') answer.name = text.trim();
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return root === 'multistatus' ? answer : null;
}

/** Without its namespace's prefix, which every server chooses for itself. */
function localName(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1).toLowerCase();
}

/** '20260310T160000Z' */
function compact(instant: number): string {
  return `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}
