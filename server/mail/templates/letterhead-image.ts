import { business } from '#content/business.ts';

/** In CSS pixels, both ways. */
export const LETTERHEAD_SIZE = 48;

/** The Content-ID of the picture, without angle brackets (RFC 2392). */
export const LETTERHEAD_ID = `letterhead@${business.reach.email.replace(/^.*@/, '')}`;

/** The address of the picture in an email's HTML. */
export const LETTERHEAD_ADDRESS = `cid:${LETTERHEAD_ID}`;

/** An email's HTML for a browser, which has no attachments. @param letterhead a PNG in base64 */
export function withPicture(html: string, letterhead: string): string {
  return html.replaceAll(LETTERHEAD_ADDRESS, `data:image/png;base64,${letterhead}`);
}
