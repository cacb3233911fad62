import type { Finding } from './finding.ts';
import type { Content } from './read-content.ts';
import { lineOfText, referencesOf, textsOf } from './texts.ts';

/** Pictures that say nothing to those who don't see them. */
export function alternativeTextFindings(content: Content): Finding[] {
  const missing = referencesOf(content)
    .filter(({ alt }) => alt !== null && saysNothing(alt))
    .map(({ source, line, address }) => ({ file: source.file, line, about: address }));
  const empty = textsOf(content)
    .filter(({ path, value }) => /(^a|A)lt$/.test(path.at(-1) ?? '') && saysNothing(value))
    .map((text) => ({ file: text.source.file, line: lineOfText(text), about: text.path.join('.') }));
  return [...missing, ...empty].map(({ file, line, about }) => ({
    level: 'error',
    file,
    line,
    text: `${about} has no alternative text: say in a sentence what the picture shows.`,
  }));
}

/** Empty, or the name of a file. */
function saysNothing(alt: string): boolean {
  return alt.trim() === '' || /^\S+\.(avif|gif|jpe?g|png|svg|webp)$/i.test(alt.trim());
}
