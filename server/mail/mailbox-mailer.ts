import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { rawMessages } from './raw-message.ts';

/** Writes each message as an .eml file, which mail programs open. */
export function mailboxMailer(folder: string, from: Config['mailFrom']): Mailer {
  const rawOf = rawMessages(from);
  return {
    async send(message) {
      const { content } = await rawOf(message);
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `.${name}`), content);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => undefined,
  };
}
