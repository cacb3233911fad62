/** @jsxRuntime automatic */
import { Body, Button, Container, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { site } from '#content/site.ts';
import { emailHead, mailStyles } from './mail-styles.ts';

interface EmailLayoutProps {
  /** The preview that mailboxes show beside the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
  /** Why the recipient got this email, and how to stop further ones. */
  footnote?: ReactNode;
}

/**
 * The layout of every email. Considered: Apple Mail and iOS Mail (dark mode, too), Gmail on the web and on phones (may
 * remove the style sheet, and darkens colours itself), Outlook on Windows (rendered by Word: tables, no max-width, a
 * button it can pad), Outlook on the web and on phones, Yahoo Mail, Thunderbird, and text-only programs. No images or
 * fonts are loaded, so nothing is blocked and nobody is tracked.
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

/** A smaller, less important paragraph. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <Text className="quiet" style={mailStyles.aside}>
      {children}
    </Text>
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
            <td className="ink line" style={mailStyles.value}>
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
