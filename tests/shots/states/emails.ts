import { emailsOf } from '#tests/support/emails-of.ts';
import type { State } from '../state.ts';

/** Every email. @param content its folder; null for src/content */
export async function emailStates(content: string | null): Promise<State[]> {
  const { sampleDocuments } = await emailsOf(content ?? undefined);
  return [...(await sampleDocuments())].map(([name, html]) => ({ name: `emails/${name}`, path: '', html }));
}
