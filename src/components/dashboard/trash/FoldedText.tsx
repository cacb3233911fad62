/** The first line of a text, which opens to all of it. */
export function FoldedText({ text }: { text: string }) {
  const [first = ''] = text.trim().split('\n', 1);
  if (first === '') return null;
  return (
    <details className="group mt-1 text-small">
      <summary className="finger-high max-w-full cursor-pointer truncate group-open:text-quiet">
        {first}
      </summary>
      <p className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">{text}</p>
    </details>
  );
}
