import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';

/** Fails when a public page loads more than it may, in bytes after brotli. `npm run budget`, after a build. */
const BUDGET = { script: 110 * 1024, style: 15 * 1024, fonts: 75 * 1024 };
const CLIENT = join(projectRoot, 'dist/client');

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}

const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

function size(file: string): number {
  const compressed = join(CLIENT, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(CLIENT, file)).size;
}

/** A chunk with everything it imports at once. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  return seen;
}

function sum(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + size(file), 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
}

let over = 0;
function report(name: string, bytes: number, most: number): void {
  const verdict = bytes > most ? `over ${kilobytes(most).trim()}` : '';
  if (bytes > most) over += 1;
  console.log(`${name.padEnd(32)}${kilobytes(bytes)}  ${verdict}`);
}

const entry = 'index.html';
const pages = Object.keys(manifest).filter((key) => /^src\/pages\/.+Page\.tsx$/.test(key));

for (const page of pages) {
  const chunks = [...withImports(page, withImports(entry))].flatMap((key) => manifest[key] ?? []);
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  report(page.replace('src/pages/', ''), sum(chunks.map((chunk) => chunk.file)), BUDGET.script);
  if (sum(styles) > BUDGET.style) report(`${page}, styles`, sum(styles), BUDGET.style);
}
report('styles', sum(manifest[entry]?.css ?? []), BUDGET.style);
const fonts = readdirSync(join(CLIENT, 'assets')).filter((file) => file.endsWith('.woff2'));
report('fonts', sum(fonts.map((file) => `assets/${file}`)), BUDGET.fonts);

process.exitCode = over > 0 || pages.length === 0 ? 1 : 0;
