import { initialsOf } from '../../lib/initials.ts';

/** A name's initials on a hanging sign, where there is no portrait. */
export function Monogram({ name }: { name: string }) {
  return (
    <svg aria-hidden viewBox="0 0 80 88" className="mt-1 w-16 shrink-0 self-start text-clay sm:w-20">
      <path
        d="M6 4h68M22 4v14M58 4v14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M8 18h64v52l-7 14H15L8 70z"
        className="fill-raised"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <text x="40" y="58" textAnchor="middle" fontSize="30" className="fill-current font-serif font-[560]">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
