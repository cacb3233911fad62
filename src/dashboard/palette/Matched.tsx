import { wordBeginning } from '#shared/word-beginning.ts';

/** A text with one place of the searched words set bold: where they begin a word, or else the first. */
export function Matched({ text, words }: { text: string; words: string }) {
  const wanted = words.trim().toLowerCase();
  const at = wanted === '' ? -1 : placeOf(wanted, text.toLowerCase());
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <strong className="font-semibold">{text.slice(at, end)}</strong>
      {text.slice(end)}
    </>
  );
}

function placeOf(wanted: string, text: string): number {
  const beginning = wordBeginning(text, wanted);
  return beginning < 0 ? text.indexOf(wanted) : beginning;
}
