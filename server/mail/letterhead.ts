import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../build/content-folder.ts';
import { drawLetterhead } from '../build/draw-letterhead.ts';
import { palette } from '../palette.ts';
import { projectRoot } from '../root.ts';
import { LETTERHEAD_SIZE } from './templates/letterhead-image.ts';

/* The build replaces this module by what it exports: see server/build/evaluated-modules.ts. */

const content = contentFolder();
const pictures = existsSync(join(content, 'artwork')) ? content : join(projectRoot, 'public');

/** The picture at the head of emails: a PNG in base64, sharp on screens with two pixels for one. */
export const letterhead = (await drawLetterhead(pictures, palette, 2 * LETTERHEAD_SIZE)).toString('base64');
