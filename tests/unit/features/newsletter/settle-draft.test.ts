import { describe, expect, it } from 'vitest';
import { settleDraft } from '#app/features/newsletter/settle-draft.ts';

const SAVED = '2026-03-01T12:00:00.000Z';
const NONE = { revision: 0, savedAt: null, isGone: false, browser: '' };
const MINE = { revision: 3, savedAt: SAVED, isGone: false, browser: 'me' };
const CHANGED = { ...MINE, savedAt: null };
const SENT = { ...CHANGED, isGone: true };

const by = (window: string, revision: number) => ({ window, revision });
const settle = (
  isWritten: boolean,
  mark: typeof NONE | typeof MINE | typeof CHANGED,
  found: ReturnType<typeof by> | null,
  isSame = false,
) => settleDraft({ isWritten, mark, found, isSame });

describe('the newsletter to go on with', () => {
  it('is the one of the other device, where nothing is written here', () => {
    expect(settle(false, NONE, by('other', 2))).toEqual({ act: 'take' });
    expect(settle(false, NONE, null)).toEqual({ act: 'nothing' });
  });

  it('is what was never sent, which is sent now', () => {
    expect(settle(true, NONE, null)).toEqual({ act: 'send', revision: 0 });
  });

  it('is either where both are the same', () => {
    expect(settle(true, NONE, by('other', 2), true)).toEqual({ act: 'agree' });
    expect(settle(true, MINE, by('me', 3), true)).toEqual({ act: 'agree' });
  });

  it('is the newer one of the server, where all that is here was saved', () => {
    expect(settle(true, MINE, by('other', 4))).toEqual({ act: 'take' });
  });

  it('is the one here, where the server has an older one than this browser knew', () => {
    expect(settle(true, MINE, by('me', 2))).toEqual({ act: 'send', revision: 2 });
  });

  it('is the one here after a window that was killed; another device’s is met as a conflict', () => {
    expect(settle(true, CHANGED, by('me', 5))).toEqual({ act: 'send', revision: 5 });
    expect(settle(true, CHANGED, by('other', 5))).toEqual({ act: 'send', revision: 3 });
    expect(settle(true, CHANGED, by('other', 3))).toEqual({ act: 'send', revision: 3 });
  });

  it('is none once it was sent or discarded elsewhere, unless something was written since', () => {
    expect(settle(true, MINE, null)).toEqual({ act: 'lose' });
    expect(settle(true, CHANGED, null)).toEqual({ act: 'send', revision: 0 });
  });

  it('is none once it was sent here, although the server was not told; a newer one of another device stays', () => {
    expect(settle(false, SENT, by('me', 4))).toEqual({ act: 'remove', revision: 4 });
    expect(settle(false, SENT, by('other', 3))).toEqual({ act: 'remove', revision: 3 });
    expect(settle(false, SENT, by('other', 4))).toEqual({ act: 'take' });
    expect(settle(false, SENT, null)).toEqual({ act: 'nothing' });
  });

  it('is none where the text was removed here, and the server was not told', () => {
    expect(settle(false, CHANGED, by('me', 3))).toEqual({ act: 'remove', revision: 3 });
  });
});
