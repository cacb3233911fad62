import { useMemo } from 'react';
import { useHost } from '../../lib/host.ts';
import { type SafeStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { readStored, useStored, writeStored } from '../../lib/stored.ts';

/** The last test of a newsletter that was sent from this browser. */
interface TestSent {
  to: string;
  /** ISO 8601. */
  at: string;
  /** Of what it had. */
  digest: number;
}

/** Beside the newsletters themselves: they outlive the page, and so does what was done with them. */
const KEY = `${STORAGE_KEYS.newsletterDraft}_tests`;
const RECIPIENT_KEY = `${STORAGE_KEYS.newsletterDraft}_test_to`;
/** Those of the last newsletters; the ones before have gone out, or never will. */
const MAX_TESTS = 10;

/** Who gets tests instead of the owner, remembered for the next newsletter; null for the owner. */
export function useTestRecipient() {
  const { storage } = useHost();
  return {
    recipient: useStored(RECIPIENT_KEY),
    remember: (to: string | null) => writeStored(storage, RECIPIENT_KEY, to),
  };
}

/** What is known of the tests of a newsletter. @param name of the newsletter @param version all that is in it now */
export function useTestsSent(name: string, version: string) {
  const { storage } = useHost();
  const text = useStored(KEY);
  const last = useMemo(() => parseTests(text)[name] ?? null, [text, name]);
  return {
    /** The last one, and whether the newsletter was changed since; null where none was sent. */
    last: last === null ? null : { ...last, isOlder: last.digest !== digestOf(version) },
    note: (to: string) =>
      store(storage, name, { to, at: new Date().toISOString(), digest: digestOf(version) }),
    /** The newsletter has gone out. */
    forget: () => store(storage, name, null),
  };
}

function store(storage: SafeStorage, name: string, test: TestSent | null): void {
  const others = Object.entries(parseTests(readStored(storage, KEY))).filter(([other]) => other !== name);
  const all = test === null ? others : [...others.slice(1 - MAX_TESTS), [name, test]];
  writeStored(storage, KEY, all.length === 0 ? null : JSON.stringify(Object.fromEntries(all)));
}

function parseTests(text: string | null): Record<string, TestSent> {
  try {
    return JSON.parse(text ?? '{}') as Record<string, TestSent>; // as it was stored here
  } catch {
    return {};
  }
}

/** A number that is another one for other words: no more than that is asked of it. */
function digestOf(text: string): number {
  let digest = 0;
  for (let index = 0; index < text.length; index += 1) digest = (digest * 31 + text.charCodeAt(index)) | 0;
  return digest;
}
