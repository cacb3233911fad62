import { type Finding, lineOf } from './finding.ts';
import type { Content } from './read-content.ts';

/** Samples that somebody praises: nobody was there to say it. */
export function sampleFindings({ markdown }: Content): Finding[] {
  return markdown
    .filter(({ head }) => head.sample === true && head.testimonial !== undefined)
    .map(({ file, text }) => ({
      level: 'warning',
      file,
      line: lineOf(text, 'testimonial:'),
      text: 'This project is a sample, so nobody can have said its testimonial: take one of the two out.',
    }));
}
