import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { MIN_PASSWORD } from '#shared/limits.ts';
import { loadConfig, readEnvironment } from '../config.ts';
import { createContext } from '../context.ts';
import { GUESSABLE, isGuessable } from '../features/session/guessable-password.ts';
import { type Command, UsageError } from './command.ts';

export const owner: Command = {
  usage: `owner                 asks for email and password
owner EMAIL [NAME]    asks for the password alone

Makes the owner's account, or sets a new password for it and ends all of its sessions.
The password can be piped in: echo "…" | node dist/server/cli.js owner me@example.com
In a checkout, npm run owner does the same: npm run owner -- EMAIL [NAME]`,

  async run(args) {
    const {
      positionals: [address, name],
    } = parseArgs({ args, allowPositionals: true });
    const config = loadConfig(readEnvironment());
    const terminal = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdin.isTTY,
    });
    const lines = terminal[Symbol.asyncIterator]();
    const ask = async (question: string) => {
      process.stdout.write(`${question} `);
      const { value } = (await lines.next()) as { value?: string };
      return (value ?? '').trim();
    };

    try {
      const email = z
        .email()
        .safeParse((address ?? (await ask(`Email [${config.admin.email}]:`))) || config.admin.email);
      if (!email.success) throw new UsageError('That is no email address.');
      const password = await ask(`New password (at least ${MIN_PASSWORD} characters):`);
      if (password.length < MIN_PASSWORD)
        throw new UsageError(`The password needs at least ${MIN_PASSWORD} characters.`);
      const account = { email: email.data, name: name ?? config.admin.name };
      if (await isGuessable(password, account)) throw new UsageError(GUESSABLE);

      const context = await createContext(config);
      await context.sessions.saveAccount({ ...account, password });
      await context.activity.record('password-changed', null);
      await context.close();
      console.log(`\n${email.data} can sign in with the new password; earlier sessions have ended.`);
    } finally {
      terminal.close();
    }
  },
};
