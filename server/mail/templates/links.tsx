/** @jsxRuntime automatic */
import { Fragment, type ReactNode } from 'react';
import { business } from '#content/business.ts';
import { telephoneAddress, telephoneInWords } from '#shared/telephone-address.ts';
import { mailStyles } from './mail-styles.ts';
import { BOUND_SPACE } from './render.ts';

const { email, phoneShown } = business.reach;

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} style={mailStyles.link}>
      {children}
    </a>
  );
}

/** Somebody's address, to write to. */
export function EmailAddress({ address }: { address: string }) {
  return <MailLink href={`mailto:${address}`}>{address}</MailLink>;
}

/** Where answers to a notice go, for its foot. */
export function AnswersTo({ address }: { address: string }) {
  return (
    <>
      An answer to this mail goes to <EmailAddress address={address} />.
    </>
  );
}

/** A visitor's telephone number, for the owner to press. */
export function Telephone({ number }: { number: string }) {
  return <MailLink href={telephoneAddress(number)}>{`Call ${inOneLine(telephoneInWords(number))}`}</MailLink>;
}

/** The site's own text, in which the business's address and telephone number can be pressed. */
export function Reachable({ text }: { text: string }) {
  return text.split(email).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <EmailAddress address={email} />}
      {part.split(phoneShown).map((words, number) => (
        <Fragment key={number}>
          {number === 0 ? null : (
            <MailLink href={telephoneAddress(phoneShown)}>{inOneLine(phoneShown)}</MailLink>
          )}
          {words}
        </Fragment>
      ))}
    </Fragment>
  ));
}

function inOneLine(number: string): string {
  return number.replaceAll(' ', BOUND_SPACE);
}
