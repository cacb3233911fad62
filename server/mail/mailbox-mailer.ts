import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposeMessage } from './compose-message.ts';
import type { Mailer } from './mailer.ts';

/** Writes each message as an .eml file, which mail programs open. */
export function mailboxMailer(folder: string, compose: ComposeMessage): Mailer {
  return {
    async send(message) {
      const { bytes } = await compose(message);
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `.${name}`), bytes);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => undefined,
  };
}
