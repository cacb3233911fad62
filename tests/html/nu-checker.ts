import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { aptInstall } from '#tests/support/apt.ts';

/** The Nu HTML checker as an npm package: 30 MB, MIT. Its install script would fetch a Java of its own; it is not run. */
const PACKAGE = 'vnu-jar';
const VERSION = '26.9.27';
const OLDEST_JAVA = 11;

const CACHE = join(projectRoot, 'node_modules/.cache', `${PACKAGE}-${VERSION}`);
const JAR = join(CACHE, 'node_modules', PACKAGE, 'build/dist/vnu.jar');
/** Bytes of a report of some hundred documents, most of them trailing slashes. */
const MAX_REPORT = 256 * 1024 * 1024;

/** What the checker says about a place in a document. */
export interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: string;
  message: string;
  /** The file's address. */
  url?: string;
  lastLine?: number;
  /** The text around the place. */
  extract?: string;
}

function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr)?.[1]) >= OLDEST_JAVA;
}

/**
 * Finds Java and the checker, or else gets them: Java as root on Debian and its like, the checker from npm.
 * @throws a sentence that says what to install
 */
export function ensureChecker(): void {
  if (!hasJava() && !(aptInstall(['default-jre-headless']) && hasJava())) {
    throw new Error(
      `The HTML checker runs on Java: install version ${OLDEST_JAVA} or later (on Debian: apt-get install default-jre-headless).`,
    );
  }
  if (existsSync(JAR)) return;
  console.log(`Getting the HTML checker, ${PACKAGE} ${VERSION}.`);
  mkdirSync(CACHE, { recursive: true });
  const options = ['--prefix', CACHE, '--no-save', '--ignore-scripts'];
  spawnSync('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], { stdio: 'inherit' });
  if (!existsSync(JAR))
    throw new Error(`The HTML checker could not be had: npm has no ${PACKAGE}@${VERSION} for it.`);
}

/** Checks all .html, .css and .svg files in a folder. @returns what the checker says, notes included */
export function checkFolder(folder: string): Message[] {
  const options = [
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    '--also-check-css',
    '--also-check-svg',
  ];
  const { stdout, stderr, status } = spawnSync(
    'java',
    ['-XX:+UseSerialGC', '-jar', JAR, ...options, folder],
    {
      encoding: 'utf8',
      maxBuffer: MAX_REPORT,
    },
  );
  if (status !== 0) throw new Error(`The HTML checker ended with ${status}: ${stderr}`);
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}
