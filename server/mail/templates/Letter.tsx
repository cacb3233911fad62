/** @jsxRuntime automatic */
import { Body, Button, Container, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { site } from '#content/site.ts';
import { letterHead, look } from './look.ts';

interface LetterProps {
  /** The line that mailboxes show beside the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
  /** Why this came, and how to have no more of it. */
  footnote?: ReactNode;
}

/**
 * The sheet that every mail is written on. Considered: Apple Mail and iOS Mail (dark colours too), Gmail on the web and
 * on phones (which may take the style sheet away, and turns colours dark by itself), Outlook on Windows (drawn by Word:
 * tables, no largest width, a button it can pad), Outlook on the web and on phones, Yahoo Mail, Thunderbird, and
 * programs that show text alone. No pictures and no fonts are fetched, so nothing is blocked and nobody is counted.
 */
export function Letter({ preview, heading, children, footnote }: LetterProps) {
  return (
    <Html lang="en">
      <head dangerouslySetInnerHTML={{ __html: letterHead }} />
      <Body className="sheet" style={look.sheet}>
        <Preview>{preview}</Preview>
        <Container className="column" style={look.column}>
          <Text className="ink" style={look.name} data-skip-in-text>
            {site.name}
          </Text>
          <Hr className="rule" style={look.rule} data-skip-in-text />
          <Heading as="h1" className="ink" style={look.heading}>
            {heading}
          </Heading>
          {children}
          <Rule />
          <Text className="quiet" style={look.footnote}>
            {site.name}, {site.trade.toLowerCase()} in {site.city}
          </Text>
          {footnote === undefined ? null : (
            <Text className="quiet" style={look.footnote}>
              {footnote}
            </Text>
          )}
          <div style={look.foot} data-skip-in-text>
            &nbsp;
          </div>
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph. */
export function Words({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={look.words}>
      {children}
    </Text>
  );
}

/** A smaller paragraph that may be passed over. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <Text className="quiet" style={look.aside}>
      {children}
    </Text>
  );
}

/** Heads one of several parts. */
export function SmallHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={look.smallHeading}>
      {children}
    </Heading>
  );
}

/** Parts what stands above from what stands below. */
export function Rule() {
  return <Hr className="line" style={look.line} />;
}

/** What somebody wrote, as text: its paragraphs and lines are kept, its markup is shown. */
export function Quote({ text }: { text: string }) {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/);
  return (
    <table cellPadding="0" cellSpacing="0" role="presentation" style={look.quote}>
      <tbody>
        <tr>
          <td className="line" style={look.quoted}>
            {paragraphs.map((paragraph, index) => (
              <Words key={index}>
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

/** Names and what they stand for, a line each. */
export function Facts({ rows }: { rows: readonly { label: string; value: ReactNode }[] }) {
  return (
    <table className="facts line" cellPadding="0" cellSpacing="0" role="presentation" style={look.facts}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="fact">
            <td className="label quiet line" style={look.label}>
              {label}
            </td>
            <td className="ink line" style={look.value}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The one thing to do. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} className="action" style={look.action}>
      {children}
    </Button>
  );
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={look.link}>
      {children}
    </Link>
  );
}
