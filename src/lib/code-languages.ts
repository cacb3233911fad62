const NAMES: Record<string, string> = {
  js: 'JavaScript',
  javascript: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  html: 'HTML',
  xml: 'XML',
  svg: 'SVG',
  css: 'CSS',
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  sql: 'SQL',
  json: 'JSON',
  nginx: 'nginx',
  dns: 'DNS',
  mail: 'Mail',
  http: 'HTTP',
  ini: 'INI',
  toml: 'TOML',
  yaml: 'YAML',
  yml: 'YAML',
  md: 'Markdown',
  markdown: 'Markdown',
  php: 'PHP',
  python: 'Python',
  py: 'Python',
  diff: 'Diff',
  plain: 'Text',
  plaintext: 'Text',
  text: 'Text',
};

/** Whether a word names a language that code can be of: whoever writes it before a space may mean another thing. */
export function isLanguage(word: string): boolean {
  return Object.hasOwn(NAMES, word.toLowerCase());
}

/** A language's display name: `js` is 'JavaScript'. An unknown one keeps its name. */
export function languageLabel(language: string): string {
  return NAMES[language.toLowerCase()] ?? language;
}
