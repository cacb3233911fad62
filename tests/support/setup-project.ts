import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '#server/build/content-folder.ts';
import { projectRoot } from '#server/root.ts';

/** A new folder with what setup reads and writes, made from the content under test. */
export function setupProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shingle-setup-'));
  cpSync(join(projectRoot, '.env.example'), join(folder, '.env.example'));
  cpSync(join(projectRoot, 'src/content/words'), join(folder, 'src/content/words'), { recursive: true });
  cpSync(contentFolder(), join(folder, 'src/content'), {
    recursive: true,
    filter: (path) => !path.endsWith('/artwork'),
  });
  mkdirSync(join(folder, 'server/setup'), { recursive: true });
  cpSync(join(projectRoot, 'server/setup/demo-files.json'), join(folder, 'server/setup/demo-files.json'));
  return folder;
}

/** All files below a folder, with their contents and modes. */
export function snapshot(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(
    files.map((name) => {
      const file = join(folder, name);
      return [name, `${(statSync(file).mode & 0o777).toString(8)} ${readFileSync(file, 'base64')}`];
    }),
  );
}
