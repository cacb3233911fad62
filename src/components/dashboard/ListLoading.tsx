/** Rows of a list that is still to come, as high as they will be; nothing shows for the first moment. */
export function ListLoading({ name }: { name: string }) {
  return (
    <div role="status" aria-label={`Loading ${name}`} className="list-loading mt-5 border-t border-line">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <div key={row} aria-hidden className="grid min-h-13 content-center gap-2 border-b border-line">
          <span className="h-2 w-2/5 rounded bg-line" />
          <span className="h-1.5 w-1/4 rounded bg-line opacity-60" />
        </div>
      ))}
    </div>
  );
}
