import { Fragment } from 'react';

/** Words with points between them, which stand a little apart from both. */
export function Dotted({ text }: { text: string }) {
  return text.split(' · ').map((words, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <span className="writing-dot"> · </span>}
      {words}
    </Fragment>
  ));
}
