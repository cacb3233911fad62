/** `npm run check:content`: says what is wrong with the content, which fails it, and what is left to do. */
import { findInContent, sentences } from '../build/content-check.ts';

const found = await findInContent();
for (const sentence of sentences(found)) console.error(sentence);
if (found.findings.some(({ level }) => level === 'error')) process.exit(1);
if (found.findings.length === 0) console.log('Nothing is wrong with the content.');
