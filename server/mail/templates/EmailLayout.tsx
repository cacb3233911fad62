/** @jsxRuntime automatic */
import { Body, Button, Container, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { site } from '#content/site.ts';
import { emailHead, mailStyles } from './mail-styles.ts';

interface EmailLayoutProps {
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
export function EmailLayout({ preview, heading, children, footnote }: EmailLayoutProps) {
  return (
    <Html lang="en">
      <head dangerouslySetInnerHTML={{ __html: emailHead }} />
      <Body className="sheet" style={mailStyles.sheet}>
        <Preview>{preview}</Preview>
        <Container className="column" style={mailStyles.column}>
          <Text className="ink" style={mailStyles.name} data-skip-in-text>
            {site.name}
          </Text>
          <Hr className="rule" style={mailStyles.rule} data-skip-in-text />
          <Heading as="h1" className="ink" style={mailStyles.heading}>
            {heading}
          </Heading>
          {children}
          <Rule />
          <Text className="quiet" style={mailStyles.footnote}>
            {site.name}, {site.trade.toLowerCase()} in {site.city}
          </Text>
          {footnote === undefined ? null : (
            <Text className="quiet" style={mailStyles.footnote}>
              {footnote}
            </Text>
          )}
          <div style={mailStyles.foot} data-skip-in-text>
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
    <Text className="ink" style={mailStyles.words}>
      {children}
    </Text>
  );
}

/** A smaller paragraph that may be passed over. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <Text className="quiet" style={mailStyles.aside}>
      {children}
    </Text>
  );
}

/** Heads one of several parts. */
export function SmallHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={mailStyles.smallHeading}>
      {children}
    </Heading>
  );
}

/** Parts what stands above from what stands below. */
export function Rule() {
  return <Hr className="line" style={mailStyles.line} />;
}

/** What somebody wrote, as text: its paragraphs and lines are kept, its markup is shown. */
export function Quote({ text }: { text: string }) {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/);
  return (
    <table cellPadding="0" cellSpacing="0" role="presentation" style={mailStyles.quote}>
      <tbody>
        <tr>
          <td className="line" style={mailStyles.quoted}>
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
            <td className="ink line" style={mailStyles.value}>
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
