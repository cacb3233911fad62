/** @jsxRuntime automatic */
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import { site } from '#content/site.ts';
import { letterCss, look } from './look.ts';

interface LetterProps {
  /** The line that mailboxes show beside the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
  /** Why this came, and how to have no more of it. */
  footnote?: ReactNode;
}

/** The sheet that every mail is written on: one column, tables inside for old mail programs, dark where that is kept. */
export function Letter({ preview, heading, children, footnote }: LetterProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{letterCss}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="sheet" style={look.sheet}>
        <Container style={look.column}>
          <Heading as="h1" className="ink" style={look.heading}>
            {heading}
          </Heading>
          {children}
          <Hr className="line" style={look.line} />
          <Text className="quiet" style={look.footnote}>
            {site.name}, {site.trade.toLowerCase()} in {site.city}
          </Text>
          {footnote === undefined ? null : (
            <Text className="quiet" style={look.footnote}>
              {footnote}
            </Text>
          )}
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
