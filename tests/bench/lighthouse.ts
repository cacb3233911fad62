import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is asked of Lighthouse, and what is read of its report; its own types come with it, and so may not be there. */
export type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
) => Promise<
  | {
      lhr: {
        audits: Partial<Record<string, { numericValue?: number }>>;
        categories: Partial<Record<string, { score: number | null }>>;
      };
    }
  | undefined
>;

/** A package of its own, whose 170 MB nobody else has to install. */
const PACKAGE = join(import.meta.dirname, 'pages');

/** Lighthouse, installed first where it is not there or of another version. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const changed = (file: string) => statSync(join(PACKAGE, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
    console.log('Installing Lighthouse, which takes a moment.');
    const npm = { cwd: PACKAGE, stdio: 'inherit', shell: true } as const;
    const { status } = spawnSync('npm', ['ci', '--prefix', '.'], npm);
    if (status !== 0) throw new Error('Lighthouse could not be installed.');
  }
  const { resolve } = createRequire(join(PACKAGE, 'package.json'));
  const loaded = (await import(pathToFileURL(resolve('lighthouse')).href)) as { default: Lighthouse };
  return loaded.default;
}
