import { basename } from 'node:path';
import type { Business } from '#shared/business-profile.ts';
import type { Finding } from './finding.ts';
import type { Content } from './read-content.ts';
import { lineOfText, referencesOf, type Text, textsOf } from './texts.ts';

/** What the demo's sentences say in words and figures, where the profile says it, too. */
interface Said {
  pattern: RegExp;
  /** Whether it is true here, as well. */
  isTrue: (found: string, business: Business, content: Content) => boolean;
  is: (business: Business) => string;
}

const SAID: readonly Said[] = [
  {
    pattern: /\bwithin (?:4|24) (?:business )?hours\b/i,
    isTrue: (found, { replies }) => [replies.businessHours, replies.hours].includes(parseInt(found.slice(7))),
    is: ({ replies }) =>
      `what the demo promises; you promise ${replies.businessHours} and ${replies.hours} hours`,
  },
  {
    pattern: /\bhalf(?: an)? hour\b|\bthirty (?:free )?minutes\b/i,
    isTrue: (_, { consultations }) => consultations.minutes === 30,
    is: ({ consultations }) =>
      `how long the demo’s consultations take; yours take ${consultations.minutes} minutes`,
  },
  {
    pattern: /\bten years\b/i,
    isTrue: (_, { who }) => parseInt(who.claims.experience) === 10,
    is: ({ who }) => `the demo’s experience; yours is “${who.claims.experience}”`,
  },
  {
    pattern: /\bsix pieces of work\b/i,
    isTrue: (_, __, { markdown }) => markdown.filter(({ file }) => file.includes('/projects/')).length === 6,
    is: () => 'how many projects the demo has',
  },
];

/** What an adopter's site has of the demo's own: whole files, links to its posts, and promises in numbers. */
export function remainFindings(content: Content, business: Business): Finding[] {
  return [
    ...fileFindings(content),
    ...linkFindings(content),
    ...textsOf({ ...content, markdown: [] }).flatMap((text) => saidFindings(text, business, content)),
  ];
}

/** Files with the demo's voice, and how many of its posts and projects there are. */
function fileFindings(content: Content): Finding[] {
  const files = [...content.untouched].sort();
  const speaking = new Set(textsOf({ ...content, markdown: [] }).map(({ source }) => source.file));
  const voices = files.filter((file) => speaking.has(file));
  const samples = (['posts', 'projects'] as const).flatMap((kind) => {
    const those = files.filter((file) => file.includes(`/${kind}/`));
    const [first] = those;
    if (first === undefined) return [];
    const text = `${those.length} of the demo’s ${kind} ${those.length === 1 ? 'is' : 'are'} still here; npm run setup replaces them.`;
    return [todo(first.slice(0, first.lastIndexOf('/')), null, text)];
  });
  return [
    ...voices.map((file) => todo(file, null, 'These are the demo’s words still, none of them yours.')),
    ...samples,
  ];
}

/** Links to posts that will go with the demo. Of those that are gone, the check of links says it. */
function linkFindings(content: Content): Finding[] {
  const posts = [...content.untouched].filter((file) => file.includes('/posts/'));
  const addresses = new Set(posts.map((file) => `/blog/${basename(file, '.md')}`));
  return referencesOf(content)
    .filter(({ source, address }) => addresses.has(address) && !posts.includes(source.file))
    .map(({ source, line, address }) =>
      todo(source.file, line, `The link to ${address} leads to a post of the demo.`),
    );
}

function saidFindings(text: Text, business: Business, content: Content): Finding[] {
  return SAID.flatMap(({ pattern, isTrue, is }) => {
    const [found] = pattern.exec(text.value) ?? [];
    if (found === undefined || isTrue(found, business, content)) return [];
    return [todo(text.source.file, lineOfText(text), `“${found}” is ${is(business)}.`)];
  });
}

function todo(file: string, line: number | null, text: string): Finding {
  return { level: 'warning', file, line, text };
}
