import { escapeHtml } from '../../escape-html.ts';

/** What XML 1.0 cannot hold, not even escaped. Half a surrogate pair is no character. */
// eslint-disable-next-line no-control-regex -- these are the ones to find
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text for XML, between tags or in a quoted attribute. */
export function xmlText(text: string): string {
  return escapeHtml(allowed(text));
}

/** Text as it is, in CDATA sections. One that has their end in it is split there. */
export function cdata(text: string): string {
  return `<![CDATA[${allowed(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function allowed(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, '');
}
