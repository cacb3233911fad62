/** @jsxRuntime automatic */
import { Body, Button, Container, Heading, Hr, Html, Preview } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { business } from '#content/business.ts';
import { documents } from '#content/words/documents.ts';
import { tradeInSentence } from '#shared/trade.ts';
import { LANGUAGE, OWNERS_LANGUAGE } from '../../language.ts';
import { escapeHtml } from '../../escape-html.ts';
import { directionOf } from './direction.ts';
import { LETTERHEAD_ADDRESS, LETTERHEAD_SIZE } from './letterhead-image.ts';
import { Reachable } from './links.tsx';
import { emailHead, mailStyles } from './mail-styles.ts';
import { BOUND_SPACE } from './render.ts';

/** Who sends the emails: 'Wren Calder, web developer in Tucson, Arizona' */
const SENDER = `${business.who.name}, ${documents.tradeInPlace(tradeInSentence(business), business.where.shown)}`;

/** 'hello@wrencalder.example · (520) 555-0142' */
const REACH = `${business.reach.email} · ${business.reach.phoneShown}`;

interface EmailLayoutProps {
  /** The preview that mailboxes show beside the subject. */
  preview: string;
  heading: string;
  /** Whether the heading is what somebody typed, in any language, and not a sentence of the site. */
  isHeadingTyped?: boolean;
  /** Whether it tells the owner something, in English; otherwise it is for visitors, in the site's language. */
  isToOwner?: boolean;
  children: ReactNode;
  /** Why the recipient got this email, and how to stop further ones. */
  footnote?: ReactNode;
  /** What stands last, apart from all else, such as a postal address. */
  imprint?: ReactNode;
  /** A style sheet beside that of all emails. */
  styles?: string;
}

/**
 * The layout of every email. Considered: Apple Mail and iOS Mail (dark mode, too), Gmail on the web and on phones (may
 * remove the style sheet, darkens colours itself, and hides what comes after 102 KB), Outlook on Windows (rendered by
 * Word: tables, no max-width, a button it can pad), Outlook on the web and on phones, Yahoo Mail, Thunderbird, and
 * text-only programs. No fonts are loaded, and no images but those that the owner put into a newsletter, whose addresses
 * are the same for everyone: nobody is tracked. The picture at the head travels inside the email, see
 * ../mail-options.ts. Where it is not shown, nothing moves: the name stands on the left.
 *
 * Type is set once for all paragraphs, on a `div`: from there they inherit it in every program. Into a table inside it
 * they would not, so each cell sets it anew.
 */
export function EmailLayout({
  preview,
  heading,
  isHeadingTyped = false,
  isToOwner = false,
  children,
  footnote,
  imprint,
  styles = '',
}: EmailLayoutProps) {
  return (
    <Html lang={isToOwner ? OWNERS_LANGUAGE : LANGUAGE}>
      <head
        dangerouslySetInnerHTML={{ __html: `${emailHead}${styles}<title>${escapeHtml(heading)}</title>` }}
      />
      <Body className="sheet" style={mailStyles.sheet}>
        <Preview>{preview}</Preview>
        <Container className="column" style={mailStyles.column}>
          <div className="ink" style={mailStyles.text}>
            <Letterhead />
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
              {isToOwner ? null : (
                <>
                  <br />
                  <Reachable text={REACH} />
                </>
              )}
            </p>
            {footnote === undefined ? null : (
              <p className="quiet" style={mailStyles.footnote}>
                {footnote}
              </p>
            )}
            {imprint === undefined ? null : (
              <p className="quiet" style={mailStyles.imprint}>
                {imprint}
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

/** As text, because React would have an `<img>` preloaded. The name beside it says what it says. */
const PICTURE = `<img src="${LETTERHEAD_ADDRESS}" width="${LETTERHEAD_SIZE}" height="${LETTERHEAD_SIZE}" alt="" style="display:block;border:0">`;

/** Whose letter it is: the name, and the picture. A text has the name at its end. */
function Letterhead() {
  return (
    <table
      className="line"
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      style={mailStyles.head}
      data-skip-in-text
    >
      <tbody>
        <tr>
          <td className="name ink" style={mailStyles.name}>
            {business.who.name}
          </td>
          <td style={mailStyles.picture} dangerouslySetInnerHTML={{ __html: PICTURE }} />
        </tr>
      </tbody>
    </table>
  );
}

interface WordsProps {
  children: ReactNode;
  /** Its direction, where somebody typed it. */
  dir?: 'rtl' | 'auto' | undefined;
  /** Whether nothing comes after it, within what it stands in. */
  isLast?: boolean;
}

/** A paragraph. */
export function Words({ children, dir, isLast = false }: WordsProps) {
  return (
    <p style={isLast ? mailStyles.lastWords : mailStyles.words} dir={dir}>
      {children}
    </p>
  );
}

/** A text of several lines, which stay lines. */
export function Lines({ text }: { text: string }) {
  return text.split(/\r\n?|\n/).map((line, number) => (
    <Fragment key={number}>
      {number === 0 ? null : <br />}
      {line}
    </Fragment>
  ));
}

/** The fact that the email is about, below its heading. @param below more about it, in small */
export function Lead({ text, below }: { text: string; below: string }) {
  return (
    <>
      <p className="lead ink" style={mailStyles.lead}>
        {endingInTwo(text)}
      </p>
      <p className="quiet" style={mailStyles.belowLead}>
        {endingInTwo(below)}
      </p>
    </>
  );
}

/** The last two words of a longer text stay in one line, so that none of them stands alone. */
function endingInTwo(text: string): string {
  return text.replace(/(?<= .* .*) (?=\S{1,20}$)/s, BOUND_SPACE);
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
              <Words key={index} dir={directionOf(paragraph)} isLast={index === paragraphs.length - 1}>
                <Lines text={paragraph} />
              </Words>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A label and its value. A value that is '' has no row. */
export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactsProps {
  rows: readonly Fact[];
  /** Whether it is without rules, in a part of several. */
  isPlain?: boolean;
}

/** A table of facts, a row each. No label breaks: the longest one makes the column. */
export function Facts({ rows, isPlain = false }: FactsProps) {
  const { facts, label: labelStyle, value: valueStyle, plainFacts, plainLabel, plainValue } = mailStyles;
  return (
    <table className="facts line" cellPadding="0" cellSpacing="0" style={isPlain ? plainFacts : facts}>
      <tbody>
        {rows
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className="quiet line" style={isPlain ? plainLabel : labelStyle}>
                {label.replaceAll(' ', BOUND_SPACE)}
              </th>
              <td
                className="ink line"
                style={isPlain ? plainValue : valueStyle}
                dir={typeof value === 'string' ? directionOf(value) : undefined}
              >
                {typeof value === 'string' ? <Lines text={endingInTwo(value)} /> : value}
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
