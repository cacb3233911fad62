import { describe, expect, it } from 'vitest';

type Leaf = string | ((...values: unknown[]) => string);
type Modules = Record<string, Record<string, unknown>>;

const english = leavesOf(import.meta.glob<Modules[string]>('/src/content/words/en/*.ts', { eager: true }));
const portuguese = leavesOf(import.meta.glob<Modules[string]>('/src/content/words/pt/*.ts', { eager: true }));

/** What is the same in both languages: names, words of both, and how times and lists are put together. */
const SAME = [
  'consultation.consultation.summary.time',
  'consultation.consultation.time.text',
  'emails.emails.reply.subject',
  'forms.end',
  'frame.blog',
  'frame.listItem',
  'frame.menu',
  'frame.ok',
  'home.email',
  'newsletter.archive.title',
  'not-found.end',
  'subscribe.doneAfter',
  'time.consultationTimeWords.here',
  'time.consultationTimeWords.person',
  'time.hoursWords.line',
  'time.hoursWords.range',
  'time.momentWords.inZone',
  'time.momentWords.moment',
];

/** For functions that do not take texts. */
const VALUES: Record<string, unknown[]> = { 'time.hoursWords.inOneLine': [['7', '7'], '7'] };

/** The texts of all areas, by `area.name.of.the.text`. */
function leavesOf(modules: Modules): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  function visit(path: string, value: unknown) {
    if (typeof value === 'string' || typeof value === 'function') leaves.set(path, value as Leaf);
    else for (const [name, inner] of Object.entries(value as object)) visit(`${path}.${name}`, inner);
  }
  for (const [file, module] of Object.entries(modules)) {
    const area = file.replace(/^.*\/|\.ts$/g, '');
    for (const [name, value] of Object.entries(module)) visit(`${area}.${name}`, value);
  }
  return leaves;
}

function textOf(path: string, leaf: Leaf): string {
  return typeof leaf === 'string'
    ? leaf
    : leaf(...(VALUES[path] ?? Array.from({ length: leaf.length }, () => '7')));
}

describe('the words in Portuguese', () => {
  it('are those of English, each with the same values', () => {
    const shape = (leaves: Map<string, Leaf>) =>
      [...leaves].map(([path, leaf]) => `${path}(${typeof leaf === 'string' ? '' : leaf.length})`).sort();
    expect(shape(portuguese)).toEqual(shape(english));
    expect(english.size).toBeGreaterThan(200);
  });

  it.each([
    ['English', english],
    ['Portuguese', portuguese],
  ])('leave nothing empty in %s', (_, leaves) => {
    const empty = [...leaves].filter(([path, leaf]) => textOf(path, leaf).trim() === '');
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  it('are translated', () => {
    const same = [...portuguese].filter(([path, leaf]) => {
      const original = english.get(path);
      return original !== undefined && textOf(path, original) === textOf(path, leaf);
    });
    expect(same.map(([path]) => path).filter((path) => !SAME.includes(path))).toEqual([]);
    expect(SAME.filter((path) => !english.has(path))).toEqual([]);
  });

  it('are those of Portugal after the spelling reform', () => {
    const BRAZILIAN =
      /\b(você|tela|arquivos?|celular|time zone|usuários?|cadastr\w+|deletar|salvar|clique aqui)\b/i;
    const BEFORE_1990 =
      /\b(acção|acções|recepção|projecto|projectos|correcto|directo|actual|Segunda-feira)\b/;
    const wrong = [...portuguese].filter(([path, leaf]) => {
      const text = textOf(path, leaf);
      return BRAZILIAN.test(text) || BEFORE_1990.test(text);
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});
