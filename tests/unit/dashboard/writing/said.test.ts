import { describe, expect, it } from 'vitest';
import { publishAction } from '#app/dashboard/writing/publish-action.ts';
import { saidOf, whereKept } from '#app/dashboard/writing/said-of-saving.ts';
import { thisWindow } from '#app/dashboard/writing/this-window.ts';
import { daysLeft } from '#app/components/dashboard/trash/trash.api.ts';
import { deviceName } from '#shared/device-name.ts';

const changed = {
  isChanged: true,
  isNew: true,
  isPublished: false,
  hasRoom: true,
  server: { kind: 'waiting' },
  saving: null,
  saved: null,
} as const;

describe('the page says', () => {
  it('what its button does', () => {
    expect(publishAction(null, 'published').label).toBe('Publish');
    expect(publishAction(null, 'draft').label).toBe('Save as draft');
    expect(publishAction('draft', 'published').label).toBe('Publish');
    expect(publishAction('published', 'published').label).toBe('Update');
    expect(publishAction('published', 'draft').label).toBe('Unpublish');
  });

  it('what could not be done, and where the text is safe then', () => {
    expect(publishAction(null, 'published').failed).toBe('The post was not published');
    expect(publishAction(null, 'draft').failed).toBe('The post was not saved');
    expect(publishAction('published', 'published').failed).toBe('The post was not updated');
    const sent = { kind: 'saved', at: '2026-11-24T05:00:00Z' } as const;
    expect(whereKept({ hasRoom: false, server: sent })).toBe('Your draft is saved.');
    expect(whereKept({ hasRoom: true, server: { kind: 'offline' } })).toBe(
      'Your text is kept on this device.',
    );
    expect(whereKept({ hasRoom: false, server: { kind: 'offline' } })).toContain('stay on this page');
  });

  it('where what is written is safe', () => {
    expect(saidOf({ ...changed, isChanged: false })).toEqual({ text: 'New post', isAlarm: false });
    expect(saidOf({ ...changed, isChanged: false, isNew: false }).text).toBe('Saved');
    expect(saidOf({ ...changed, isChanged: false, isNew: false, isPublished: true }).text).toBe('Published');
    expect(saidOf(changed).text).toBe('Saving…');
    expect(saidOf({ ...changed, server: { kind: 'offline' } })).toMatchObject({
      text: 'Offline: kept on this device',
      hereOnly: 'Offline, kept here',
    });
    const { text, since } = saidOf({ ...changed, server: { kind: 'saved', at: '2026-11-23T17:42:00Z' } });
    expect(`${text} ${since}`).toMatch(/^Draft, saved \d+:42/);
    // Of a post that visitors have, or will have, it is no draft.
    const server = { kind: 'saved', at: '2026-11-23T17:42:00Z' } as const;
    const kept = { ...changed, server, isNew: false, isPublished: true };
    expect(saidOf(kept)).toMatchObject({ text: 'Not yet updated, saved', short: 'Edits saved' });
    expect(saidOf({ ...kept, appearsAt: '2026-12-01T16:00:00Z' }).text).toBe('Not yet updated, saved');
    // What was taken from visitors says so, beside the way back.
    const saved = { done: 'Unpublished', at: new Date('2026-11-23T17:42:00Z') };
    expect(saidOf({ ...kept, isPublished: false, saved })).toMatchObject({
      text: 'Unpublished, edits saved',
      short: 'Unpublished',
    });
  });

  it('with an alarm where it is nowhere', () => {
    expect(saidOf({ ...changed, hasRoom: false, server: { kind: 'offline' } }).isAlarm).toBe(true);
    expect(saidOf({ ...changed, server: { kind: 'refused', message: 'Too long.' } })).toEqual({
      text: 'Kept on this device only: Too long.',
      isAlarm: true,
    });
  });

  it('how long a deleted post can be restored', () => {
    const now = new Date('2026-11-23T12:00:00Z');
    expect(daysLeft({ ends_at: '2026-12-23T11:59:00Z' }, now)).toBe(30);
    expect(daysLeft({ ends_at: '2026-11-22T12:00:00Z' }, now)).toBe(0);
  });
});

describe('a window', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge on Windows',
    ],
    ['curl/8', 'A browser'],
  ])('%s is called %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });

  it('keeps its id over a reload, and gives none to a copy of itself', () => {
    const id = thisWindow(window);
    expect(sessionStorage.length).toBe(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(thisWindow(window)).toBe(id);
    expect(thisWindow(window)).not.toBe(id);
  });
});
