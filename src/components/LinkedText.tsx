import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { linkedText } from '../lib/linked-text.ts';

/** Text from the content files, with the links written in it as links: ours inside the router, others as they are. */
export function LinkedText({ children }: { children: string }) {
  return linkedText(children).map((piece, index) => {
    if ('text' in piece) return <Fragment key={index}>{piece.text}</Fragment>;
    return piece.to.startsWith('/') ? (
      <Link key={index} to={piece.to} className="text-link">
        {piece.label}
      </Link>
    ) : (
      <a key={index} href={piece.to} className="text-link">
        {piece.label}
      </a>
    );
  });
}
