/** @jsxRuntime automatic */
import { Body, Button, Container, Heading, Hr, Html, Link, Preview } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { business } from '#content/business.ts';
import { documents } from '#content/words/documents.ts';
import { tradeInSentence } from '#shared/trade.ts';
import { LANGUAGE } from '../../language.ts';
import { directionOf } from './direction.ts';
import { emailHead, mailStyles } from './mail-styles.ts';

/** Who sends the emails: 'Wren Calder, web developer in Tucson, Arizona' */
const SENDER = `${business.who.name}, ${documents.tradeInPlace(tradeInSentence(business), business.where.shown)}`;

interface EmailLayoutProps {
  /** The preview that mailboxes show beside the subject. */
  preview: string;
  heading: string;
  /** Whether the heading is what somebody typed, in any language, and not a sentence of the site. */
  isHeadingTyped?: boolean;
  /** The language of its sentences; the site's, unless said otherwise. */
  lang?: string;
  children: ReactNode;
  /** Why the recipient got this email, and how to stop further ones. */
  footnote?: ReactNode;
}

/**
 * The layout of every email. Considered: Apple Mail and iOS Mail (dark mode, too), Gmail on the web and on phones (may
 * remove the style sheet, darkens colours itself, and hides what comes after 102 KB), Outlook on Windows (rendered by
 * Word: tables, no max-width, a button it can pad), Outlook on the web and on phones, Yahoo Mail, Thunderbird, and
 * text-only programs. No images or fonts are loaded, so nothing is blocked and nobody is tracked.
 *
 * Type is set once for all paragraphs, on a `div`: from there they inherit it in every program. Into a table inside it
 * they would not, so each cell sets it anew.
 */
export function EmailLayout({
  preview,
  heading,
  isHeadingTyped = false,
  lang = LANGUAGE,
  children,
  footnote,
}: EmailLayoutProps) {
  return (
    <Html lang={lang}>
      <head dangerouslySetInnerHTML={{ __html: emailHead }} />
      <Body className="sheet" style={mailStyles.sheet}>
        <Preview>{preview}</Preview>
        <Container className="column" style={mailStyles.column}>
          <div className="ink" style={mailStyles.text}>
            <p className="ink" style={mailStyles.name} data-skip-in-text>
              {business.who.name}
            </p>
            <Hr className="rule" style={mailStyles.rule} data-skip-in-text />
            <Heading
              as="h1"
              className="ink"
              style={mailStyles.heading}
              dir={isHeadingTyped ? directionOf(heading) : undefined}
            >
              {heading}
            </Heading>
            {children}
            <Rule />
            <p className="quiet" style={mailStyles.footnote}>
              {SENDER}
            </p>
            {footnote === undefined ? null : (
              <p className="quiet" style={mailStyles.footnote}>
                {footnote}
              </p>
            )}
            <div style={mailStyles.foot} data-skip-in-text>
              &nbsp;
            </div>
          </div>
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph. @param dir its direction, where somebody typed it */
export function Words({ children, dir }: { children: ReactNode; dir?: 'rtl' | 'auto' | undefined }) {
  return (
    <p style={mailStyles.words} dir={dir}>
      {children}
    </p>
  );
}

/** A smaller, less important paragraph. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <p className="quiet" style={mailStyles.aside}>
      {children}
    </p>
  );
}

/** The heading of one of several parts. */
export function SmallHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={mailStyles.smallHeading}>
      {children}
    </Heading>
  );
}

/** A horizontal line between two parts. */
export function Rule() {
  return <Hr className="line" style={mailStyles.line} />;
}

/** A visitor's text: paragraphs and line breaks are kept, markup is shown as text. */
export function Quote({ text }: { text: string }) {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/);
  const dir = directionOf(text);
  return (
    <table cellPadding="0" cellSpacing="0" role="presentation" style={mailStyles.quote}>
      <tbody>
        <tr>
          <td
            className="line ink"
            style={dir === 'rtl' ? mailStyles.quotedFromRight : mailStyles.quoted}
            dir={dir}
          >
            {paragraphs.map((paragraph, index) => (
              <Words key={index} dir={directionOf(paragraph)}>
                {paragraph.split('\n').map((line, number) => (
                  <Fragment key={number}>
                    {number === 0 ? null : <br />}
                    {line}
                  </Fragment>
                ))}
              </Words>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Labels and values, one pair per line. */
export function Facts({ rows }: { rows: readonly { label: string; value: ReactNode }[] }) {
  return (
    <table
      className="facts line"
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      style={mailStyles.facts}
    >
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="fact">
            <td className="label quiet line" style={mailStyles.label}>
              {label}
            </td>
            <td
              className="ink line"
              style={mailStyles.value}
              dir={typeof value === 'string' ? directionOf(value) : undefined}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The call-to-action button. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} className="action" style={mailStyles.action}>
      {children}
    </Button>
  );
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={mailStyles.link}>
      {children}
    </Link>
  );
}
