/** `npm run icons [folder]`: draws the icons as the build does, to look at or to use elsewhere. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawIcons, MARK } from '../build/draw-icons.ts';
import { palette } from '../palette.ts';
import { projectRoot } from '../root.ts';

const folder = process.argv[2] ?? join(projectRoot, 'data/icons');
const icons = await drawIcons(await readFile(join(projectRoot, 'public', MARK), 'utf8'), palette);
await mkdir(folder, { recursive: true });
await Promise.all([...icons].map(([name, content]) => writeFile(join(folder, name), content)));
console.log(`${[...icons.keys()].join(', ')}: in ${folder}`);
