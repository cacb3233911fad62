import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { MIN_PASSWORD } from '#shared/contract/session.ts';
import { ConfigError, loadConfig, readEnvironment } from '../config.ts';
import { createContext } from '../context.ts';

const USAGE = `npm run owner                      asks for email and password
npm run owner -- EMAIL [NAME]      asks for the password alone

Makes the owner's account, or sets a new password for it and ends all of its sessions.
The password can be piped in: echo "…" | npm run owner -- me@example.com`;

/** Creates the owner or sets a password, on the database that the environment names. */
async function main(): Promise<void> {
  process.umask(0o077);
  const [given, name] = process.argv.slice(2);
  if (given === '--help' || given === '-h') {
    console.log(USAGE);
    return;
  }
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

  const email = z
    .email()
    .safeParse((given ?? (await ask(`Email [${config.admin.email}]:`))) || config.admin.email);
  if (!email.success) throw new ConfigError('That is no email address.');
  const password = await ask(`New password (at least ${MIN_PASSWORD} characters):`);
  terminal.close();
  if (password.length < MIN_PASSWORD)
    throw new ConfigError(`The password needs at least ${MIN_PASSWORD} characters.`);

  const context = createContext(config);
  await context.sessions.saveAccount({ email: email.data, name: name ?? config.admin.name, password });
  await context.close();
  console.log(`\n${email.data} can sign in with the new password; earlier sessions have ended.`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? `\n${error.message}\n\n${USAGE}` : error);
  process.exitCode = 1;
});
