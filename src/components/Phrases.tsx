import { Fragment } from 'react';

/** A headline that breaks between its phrases, after a comma or a full stop, and within one only where it is too long. */
export function Phrases({ children }: { children: string }) {
  const phrases = children.replace(/([,.]) /g, '$1\n').split('\n');
  if (phrases.length === 1) return children;
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index === 0 ? null : ' '}
      <span className="inline-block">{phrase}</span>
    </Fragment>
  ));
}
