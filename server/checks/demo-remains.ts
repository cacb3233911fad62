import { basename } from 'node:path';
import type { Business } from '#shared/business-profile.ts';
import type { Finding } from './finding.ts';
import type { Content } from './read-content.ts';
import { lineOfText, referencesOf, type Text, textsOf } from './texts.ts';

/** Within how many hours the demo answers. Her own texts say it in numbers, too. */
const DEMO_REPLIES = [4, 24];
const PROMISE = /\bwithin (\d+) (?:business )?hours\b/i;
/** How long the demo's consultations are, as its texts say it. */
const HALF_HOUR = /\bhalf(?: an)? hour\b|\bthirty (?:free )?minutes\b/i;

/** What an adopter's site has of the demo's own: whole files, links to its posts, and promises in numbers. */
export function remainFindings(content: Content, business: Business): Finding[] {
  return [
    ...fileFindings(content),
    ...linkFindings(content),
    ...textsOf({ ...content, markdown: [] }).flatMap((text) => promiseFindings(text, business)),
  ];
}

/** Files with the demo's voice, and how many of its posts and projects there are. */
function fileFindings({ untouched }: Content): Finding[] {
  const files = [...untouched].sort();
  const voices = files.filter((file) => file.endsWith('.ts'));
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

function promiseFindings(said: Text, { consultations, replies }: Business): Finding[] {
  const finding = (text: string) => todo(said.source.file, lineOfText(said), text);
  const [promise, hours] = PROMISE.exec(said.value) ?? [];
  const own = [replies.businessHours, replies.hours];
  const isDemos = DEMO_REPLIES.includes(Number(hours)) && !own.includes(Number(hours));
  const half = consultations.minutes === 30 ? undefined : HALF_HOUR.exec(said.value)?.[0];
  return [
    ...(promise !== undefined && isDemos
      ? [finding(`“${promise}” is what the demo promises; you promise ${own.join(' and ')} hours.`)]
      : []),
    ...(half === undefined
      ? []
      : [
          finding(
            `“${half}” is how long the demo’s consultations take; yours take ${consultations.minutes} minutes.`,
          ),
        ]),
  ];
}

function todo(file: string, line: number | null, text: string): Finding {
  return { level: 'warning', file, line, text };
}
