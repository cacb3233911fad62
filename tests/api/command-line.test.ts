import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteFolder } from '#server/root.ts';
import { runCommand } from '#tests/support/production-install.ts';
import { serverSettings } from '#tests/support/server-process.ts';
import { brokenDatabase } from '#tests/support/test-database.ts';

const run = (args: string[], options?: Parameters<typeof runCommand>[2]) =>
  runCommand(siteFolder, args, options);
const STACK_TRACE = /\n\s+at /;

describe('the command-line program', () => {
  it.each([['--help'], ['-h'], ['help']])('lists its commands for %s', async (word) => {
    const { code, stdout, stderr } = await run([word]);
    expect(stdout).toMatch(/^ {2}owner +makes the owner's account/m);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it.each([
    ['help', 'owner'],
    ['owner', '--help'],
    ['owner', '-h'],
  ])('tells how a command is called for %s %s', async (...words) => {
    const { code, stdout } = await run(words);
    expect(stdout).toMatch(/^owner EMAIL \[NAME\]/m);
    expect(code).toBe(0);
  });

  it('names its version', async () => {
    expect(await run(['--version'])).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^Shingle \d+\.\d+\.\d+\n$/) as string,
      stderr: '',
    });
  });

  it.each([
    ['no command', [], 'Which command?'],
    ['an unknown one', ['ownr'], 'There is no command "ownr".'],
    ['a property that every object has', ['toString'], 'There is no command "toString".'],
    ['help on an unknown one', ['help', 'ownr'], 'There is no command "ownr".'],
    ['an unknown option', ['owner', '--loud'], "Unknown option '--loud'"],
  ])('says in words what is wrong with %s, and ends with 1', async (_, words, message) => {
    const { code, stdout, stderr } = await run(words);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/owner/); // what there is instead
    expect(stderr).not.toMatch(STACK_TRACE);
  });

  it('names every setting that is wrong, a line each', async () => {
    const settings = await serverSettings({ SEED: 'maybe', MAIL_RATE: 'fast' });
    const { code, stderr } = await run(['owner', 'me@example.com'], { settings });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^MAIL_RATE: /),
      expect.stringMatching(/^SEED: /),
    ]);
  });

  it('tells what else goes wrong without a stack trace', async () => {
    const settings = await serverSettings(brokenDatabase());
    const { code, stderr } = await run(['owner', 'me@example.com'], {
      settings,
      input: 'a password for the tests\n',
    });
    expect(code).toBe(1);
    expect(stderr.trim()).not.toBe('');
    expect(stderr).not.toMatch(STACK_TRACE);
  });
});

describe('the link-key command', () => {
  it('adds keys, lists them, and forgets those before a date, but never the newest', async () => {
    const settings = await serverSettings();
    const call = async (...args: string[]) => {
      const { code, stdout, stderr } = await run(['link-key', ...args], { settings });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return stdout.trim().split('\n');
    };
    expect(await call('--list')).toEqual(['There is no key yet. The server makes one when it starts.']);
    await call();
    const minute = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC';
    expect(await call()).toEqual([
      'A new key signs the links in emails from now on. Earlier links still work.',
      '2 keys:',
      expect.stringMatching(`^  of ${minute}, signs$`),
      expect.stringMatching(`^  of ${minute}$`),
    ]);
    expect((await call('--forget-before', '2026-01-31'))[0]).toBe('0 keys forgotten.');
    expect(await call('--forget-before', '2999-01-31')).toEqual([
      '1 key forgotten. Links that were signed so early work no more.',
      '1 key:',
      expect.stringMatching(`^  of ${minute}, signs$`),
    ]);
  });

  it.each(['tomorrow', '2026-02-30', '2026-1-1', ''])('refuses %j as a date', async (date) => {
    const { code, stderr } = await run(['link-key', '--forget-before', date]);
    expect({ code, said: stderr.split('\n')[0] }).toEqual({
      code: 1,
      said: `${date} is no date. Write it as 2026-01-31.`,
    });
  });
});

describe('the owner command', () => {
  it.each([
    ['a short password', ['me@example.com'], 'short\n', 'The password needs at least 12 characters.'],
    ['a well-known password', ['me@example.com'], 'password12345\n', 'That password is easily guessed'],
    ['no password at all', ['me@example.com'], '', 'The password needs at least 12 characters.'],
    ['what is no address', ['me'], '', 'That is no email address.'],
  ])('refuses %s, and changes nothing', async (_, args, input, message) => {
    const settings = await serverSettings();
    const { code, stderr } = await run(['owner', ...args], { settings, input });
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(existsSync(settings.DATABASE_FILE!)).toBe(false);
  });
});
