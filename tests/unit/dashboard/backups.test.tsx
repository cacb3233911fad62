import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OverviewTab } from '#app/dashboard/OverviewTab.tsx';
import { instantAt } from '#shared/business-instant.ts';
import type { BackupStatus } from '#shared/contract/backups.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { formatTime } from '#shared/times-in-words.ts';
import { dashboardServer, NO_BACKUPS } from '#tests/support/dashboard.tsx';
import type { Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const on = (day: string, time: string) => instantAt(day, time)!.toISOString();
const LAST = {
  made_at: on('2026-11-24', '03:16'),
  posts: 14,
  pictures: 212,
  bytes: 38_400_000,
  copied_to: null,
};
const GOOD: BackupStatus = { ...NO_BACKUPS, next_at: on('2026-11-25', '03:15'), last: LAST };
const FAILING = { since: on('2026-11-23', '03:15'), reason: 'BACKUP_DIR: the disk is full.' };

function show(status: BackupStatus, ...replies: Reply<'backUpNow'>[]) {
  const server = dashboardServer().on('readBackups', { json: status });
  if (replies.length > 0) server.on('backUpNow', ...replies);
  return renderOnSite(<OverviewTab />, { server });
}

beforeEach(() => {
  window.localStorage.clear();
  vi.useFakeTimers({ now: new Date(on('2026-11-24', '09:00')), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

describe('the overview tells of backups', () => {
  it.each([
    ['2026-11-24', '03:16', `tonight, ${formatTime('03:16')}`],
    ['2026-11-24', '08:10', `today, ${formatTime('08:10')}`],
    ['2026-11-23', '03:16', `yesterday, ${formatTime('03:16')}`],
    ['2026-11-20', '03:16', formatMoment(on('2026-11-20', '03:16'))],
  ])('that one was made on %s at %s, and what is in it', async (day, time, words) => {
    show({ ...GOOD, last: { ...LAST, made_at: on(day, time) } });
    const line = await screen.findByText(/^Backed up /);
    expect(line.textContent).toBe(
      `Backed up ${words} · restoring it was tested · 14 posts, 212 pictures, 38 MB.`,
    );
    expect(screen.queryByRole('region', { name: 'Backups' })).toBeNull();
  });

  it('that a copy is elsewhere', async () => {
    show({ ...GOOD, last: { ...LAST, bytes: 1_240_000, copied_to: 's3://far/wren' } });
    expect((await screen.findByText(/^Backed up/)).textContent).toContain(
      '1.2 MB. Its copy is in s3://far/wren.',
    );
  });

  it('that there is none yet, and when the first is made, if any', async () => {
    show({ ...GOOD, last: null });
    expect(await screen.findByText(/^No backup yet\. The next one/)).toBeTruthy();
  });

  it('below what needs the owner, in one line, that there is none and none is made by itself', async () => {
    show(NO_BACKUPS);
    const trouble = await screen.findByRole('region', { name: 'Backups' });
    expect(within(trouble).getByRole('status').textContent).toBe('No backup yet');
    expect(within(trouble).queryByRole('heading')).toBeNull();
    expect(
      within(trouble)
        .getByText(/^None is made by itself\./)
        .closest('details')?.open,
    ).toBe(false);
    expect(within(trouble).getByRole('button', { name: 'Back up now' })).toBeTruthy();
    const agenda = await screen.findByText('Nothing waits for you.');
    expect(trouble.compareDocumentPosition(agenda)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('in red that they fail, since when, why, and which one is the last', async () => {
    show({ ...GOOD, failing: FAILING });
    const trouble = await screen.findByRole('region', { name: 'Backups' });
    expect(trouble.textContent).toContain(`Backups have failed since ${formatMoment(FAILING.since)}.`);
    expect(trouble.textContent).toContain('BACKUP_DIR: the disk is full.');
    expect(trouble.textContent).toContain('14 posts, 212 pictures, 38 MB');
    expect(screen.queryByText(/^Backed up /)).toBeNull();
  });

  it('in red that the last one is too old', async () => {
    show({ ...GOOD, overdue: true });
    expect(await screen.findByText(/more than a day and a half old/)).toBeTruthy();
  });

  it('and makes one when it is asked to', async () => {
    const { user, server } = show(GOOD, { json: { ...GOOD, running: true } });
    await user.click(await screen.findByRole('button', { name: 'Back up now' }));
    expect(await screen.findByText(/^A backup is being made/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Backing up…' }).disabled).toBe(true);
    expect(server.requests.some(({ method, url }) => method === 'POST' && url.includes('backups.php'))).toBe(
      true,
    );
  });

  it('and says why none could be begun', async () => {
    const refusal = {
      status: 503,
      json: { success: false as const, error: 'This server makes no backups.' },
    };
    const { user } = show(GOOD, refusal);
    await user.click(await screen.findByRole('button', { name: 'Back up now' }));
    expect(await screen.findByRole('alertdialog', { name: 'No backup is made' })).toBeTruthy();
  });
});
