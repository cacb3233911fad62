/** What is added to the text of a post or a page. */

/** The link of a heading to itself. */
export const linkTo = (heading: string) => `Link to “${heading}”`;
export const notes = 'Notes';
export const note = (number: string) => `Note ${number}`;
/** The link from a note to where it is marked; the second such place has a number. */
export const backTo = (number: string, place: number) =>
  place === 1 ? `Back to the text at note ${number}` : `Back to the text at note ${number}, place ${place}`;
export const table = 'Table';
/** What a callout begins with. */
export const callouts = { note: 'Note', tip: 'Tip', warning: 'Warning' };
