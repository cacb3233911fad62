import { nameCallouts } from './callouts.ts';
import type { PlaceLink } from './caption.ts';
import { captionFigures } from './figures.ts';
import { nameHeadings } from './headings.ts';
import { resolveLinks } from './in-text-links.ts';
import { linkNotes } from './notes.ts';
import { pairPictures } from './side-by-side.ts';
import { frameTables } from './tables.ts';
import { markTasks } from './tasks.ts';

/**
 * Adds to an author's text what no author has to write: ids and links of headings, notes that lead there and back,
 * captions, pictures side by side, boxes of tasks, and tables that scroll. The same on the server, in the browser and in the build.
 *
 * What is added are elements and attributes of this module's own, by the DOM alone: no text of the author becomes markup.
 * @param roots the text in the order of reading, already sanitised; elements of a document without scripts
 * @param placeLink completes the links of captions, as those of the text were when it was sanitised
 */
export function completeText(roots: readonly Element[], placeLink?: PlaceLink): void {
  linkNotes(roots); // before the headings, whose titles leave the notes' marks out
  nameHeadings(roots);
  captionFigures(roots, placeLink);
  pairPictures(roots); // of which some are figures now
  nameCallouts(roots);
  markTasks(roots);
  frameTables(roots);
  resolveLinks(roots);
}
