import { describe, expect, it, vi } from 'vitest';
import { Periodic } from '#server/periodic.ts';

/** Rounds that end when the test says so. */
function rounds(wait: number) {
  const begun: { end: (wait?: number) => void; fail: () => void }[] = [];
  const work = () =>
    new Promise<number>((resolve, reject) => {
      begun.push({ end: (next = wait) => resolve(next), fail: () => reject(new Error('Away')) });
    });
  return { begun, work };
}

const HOUR = 60 * 60 * 1_000;

describe('periodic work', () => {
  it('is one round after the other; being woken during one means one more, and twice no more than that', async () => {
    const { begun, work } = rounds(HOUR);
    const periodic = new Periodic({ work, onFailure: () => HOUR });
    periodic.start();
    periodic.start();
    expect(begun).toHaveLength(1);
    periodic.wake();
    periodic.wake();
    expect(begun).toHaveLength(1);
    begun[0]?.end();
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    begun[1]?.end();
    await Promise.resolve();
    expect(begun).toHaveLength(2);
    periodic.wake();
    await vi.waitFor(() => expect(begun).toHaveLength(3));
    begun[2]?.end(0); // due again at once
    await vi.waitFor(() => expect(begun).toHaveLength(4));
    const stopped = periodic.stop();
    begun[3]?.end();
    await stopped;
    expect(begun).toHaveLength(4);
  });

  it('goes on after a failure, as soon as that one says', async () => {
    const { begun, work } = rounds(HOUR);
    const failures: string[] = [];
    const periodic = new Periodic({
      work,
      onFailure(error) {
        failures.push(String(error));
        return 0;
      },
    });
    periodic.start();
    begun[0]?.fail();
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    expect(failures).toEqual(['Error: Away']);
    const stopped = periodic.stop();
    begun[1]?.end();
    await stopped;
  });

  it('ends in the middle of a round that is told to, and never begins once it was stopped', async () => {
    const { begun, work } = rounds(HOUR);
    const periodic = new Periodic({ work, onFailure: () => HOUR });
    periodic.start();
    await periodic.stop(() => begun[0]?.end());
    expect(begun).toHaveLength(1);
    const never = new Periodic({ work, onFailure: () => HOUR });
    await never.stop();
    never.start();
    await Promise.resolve();
    expect(begun).toHaveLength(1);
  });
});
