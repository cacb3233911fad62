/** @jsxRuntime automatic */
import Linkify from 'linkify-react';
import { directionOf } from './direction.ts';
import { Words } from './EmailLayout.tsx';
import { mailStyles } from './mail-styles.ts';

/** How URLs in the text become links; those without a scheme get https. */
const LINKS = { nl2br: true, defaultProtocol: 'https', attributes: { style: mailStyles.link } };

/** The paragraphs of a plain text, which empty lines part. */
export function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .trimEnd()
    .split(/\n{2,}/);
}

/** Paragraphs that the owner typed: their lines stay lines, their links are clickable, markup is shown as text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <Words key={index} dir={directionOf(text)}>
      <Linkify options={LINKS}>{text}</Linkify>
    </Words>
  ));
}
