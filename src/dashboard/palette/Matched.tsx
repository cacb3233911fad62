/** A text with the first place of the searched words set bold. */
export function Matched({ text, words }: { text: string; words: string }) {
  const wanted = words.trim();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
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
