import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { linkedText } from '../lib/linked-text.ts';

/** Renders text of the content files with its links: internal ones through the router, others as plain links. */
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
