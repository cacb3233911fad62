import { Fragment } from 'react';

/** A web address; what ends the sentence around it does not belong to it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}’”])/i;

/** A text that somebody wrote, with its web addresses as links. */
export function AddressLinks({ children }: { children: string }) {
  return children.split(ADDRESS).map((piece, index) =>
    // The odd pieces are what the expression has found.
    index % 2 === 0 ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <a key={index} href={piece} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
        {piece}
      </a>
    ),
  );
}
