// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/root.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
    .sort();
}

const documents = ['README.md', 'CHANGELOG.md', ...filesIn('docs', /\.md$/)];
const records = documents.filter((file) => file.startsWith('docs/decisions/2'));
/** A record tells what was so on its day; everything else has to be true now. */
const current = documents.filter((file) => !records.includes(file) && file !== 'CHANGELOG.md');

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

function withoutFences(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```/gm, '');
}

/** As GitHub names a heading in addresses. */
function anchorOf(heading: string): string {
  const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  return text.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
}

/** 'tests/api/consultation' may stand for a file of that name with some ending. */
function isThere(path: string): boolean {
  if (existsSync(join(projectRoot, path))) return true;
  const folder = join(projectRoot, dirname(path));
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(`${basename(path)}.`));
}

/** Where a relative link leads to nothing; null when it is good. */
function broken(from: string, link: string): string | null {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? from : relative(projectRoot, resolve(projectRoot, dirname(from), path));
  if (!existsSync(join(projectRoot, target))) return `${link} (no such file)`;
  if (anchor === undefined || !target.endsWith('.md')) return null;
  const anchors = matches(read(target), /^#+ (.+)$/gm).map(anchorOf);
  return anchors.includes(anchor) ? null : `${link} (no such heading)`;
}

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('links to nothing that is missing', () => {
    const prose = withoutFences(text).replace(/`[^`]+`/g, '');
    const links = [
      ...matches(prose, /\]\(([^)\s]+)\)/g),
      ...matches(prose, /\b(?:src|srcset)="([^"]+)"/g),
    ].filter((link) => !/^[a-z]+:/.test(link));
    expect(links.map((link) => broken(file, link)).filter((problem) => problem !== null)).toEqual([]);
  });
});

describe.each(current)('%s, today', (file) => {
  const text = read(file);

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [
      ...matches(text, /\bnpm run ([a-z][a-z0-9:-]*)/g),
      ...matches(text, /\bnpm (start|test)\b/g),
    ];
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names files that exist', () => {
    const named = matches(text, /(?<![\w./-])((?:src|server|tests|public|deploy|docs|\.ci)\/[\w./-]*[\w/])/g);
    expect(named.filter((path) => !path.endsWith('/.env') && !isThere(path))).toEqual([]);
  });
});

describe('docs/production.md', () => {
  it('says something of every setting, and of no other', () => {
    const table = matches(read('docs/production.md'), /^\| `([A-Z0-9_]+)`/gm).sort();
    expect(table).toEqual(matches(read('.env.example'), /^([A-Z0-9_]+)=/gm).sort());
  });
});

describe('docs/troubleshooting.md', () => {
  const sources = [
    ...filesIn('server', /\.[jt]sx?$/),
    ...filesIn('src', /\.tsx?$/),
    ...filesIn('tests/support', /\.ts$/),
  ]
    .map(read)
    .join('\n')
    .replaceAll('\\', '');
  /** What others say: npm's, Node's. */
  const foreign = ['Could not locate the bindings file', 'was compiled against a different Node.js version'];
  const messages = matches(withoutFences(read('docs/troubleshooting.md')), /`([^`]+)`/g)
    .map((code) => code.replace(/\s+/g, ' '))
    .filter(
      (code) =>
        /[a-z]+ [a-z]+/.test(code) && !/^(npm|docker|ps|journalctl|curl|client_max_body_size) /.test(code),
    );

  it.each(messages.filter((message) => !foreign.includes(message)))('quotes %s as it is said', (message) => {
    const parts = message.split('…').map((part) => part.trim());
    expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const index = read('docs/decisions/README.md');

  it.each(records)('%s is dated, has a status, and stands in the index', (file) => {
    const name = file.slice('docs/decisions/'.length);
    const [, date = ''] = /^(\d{4}-\d\d-\d\d)-[a-z0-9-]+\.md$/.exec(name) ?? [];
    const text = read(file);
    const [, title = ''] = /^# (.+)\n/.exec(text) ?? [];
    expect(text).toContain(`\n\nDate: ${date}\n\nStatus: `);
    expect(text).toMatch(/^Status: (accepted|superseded by \[)/m);
    expect(matches(text, /^## (.+)$/gm)).toEqual(['Context', 'Decision', 'Consequences']);
    expect(index.replace(/\s+/g, ' ')).toContain(`- ${date}: [${title}](${name})`);
  });
});
