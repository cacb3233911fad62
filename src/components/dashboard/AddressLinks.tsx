import { FoundWords } from './FoundWords.tsx';

/** A web address; what ends the sentence around it does not belong to it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}’”])/i;

/** A text that somebody wrote, with its web addresses as links. */
export function AddressLinks({ children }: { children: string }) {
  return children.split(ADDRESS).map((piece, index) =>
    // The odd pieces are what the expression has found.
    index % 2 === 0 ? (
      <FoundWords key={index}>{piece}</FoundWords>
    ) : (
      <a key={index} href={piece} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
        {piece}
      </a>
    ),
  );
}
