/** `npm run check:contrast`: whether all colours that stand on one another differ enough, in both themes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastFindings } from '../checks/contrast.ts';
import { inWords } from '../checks/finding.ts';
import { palette } from '../palette.ts';
import { projectRoot } from '../root.ts';

const findings = contrastFindings(palette, readFileSync(join(projectRoot, 'src/styles/tokens.css'), 'utf8'));
for (const finding of findings) console.error(inWords(finding));
if (findings.length > 0) process.exit(1);
console.log('All colours that stand on one another differ enough, in both themes.');
