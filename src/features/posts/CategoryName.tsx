/** A category's name behind a dot in its colour. An SVG's `fill` takes any colour without an inline style. */
export function CategoryName({ name, color }: { name: string; color: string | null | undefined }) {
  return (
    <>
      {color ? (
        <svg aria-hidden viewBox="0 0 8 8" className="mr-[0.55em] inline-block size-[0.6em] align-[0.05em]">
          <circle cx="4" cy="4" r="4" fill={color} />
        </svg>
      ) : null}
      {name}
    </>
  );
}
