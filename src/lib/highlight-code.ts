import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import dns from 'highlight.js/lib/languages/dns';
import http from 'highlight.js/lib/languages/http';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import nginx from 'highlight.js/lib/languages/nginx';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

/** Only the languages posts use; each includes its aliases (js, ts, html, sh, toml, yml …). */
const LANGUAGES = Object.entries({
  bash,
  css,
  diff,
  dns,
  http,
  ini,
  javascript,
  json,
  markdown,
  nginx,
  php,
  python,
  sql,
  typescript,
  xml,
  yaml,
});
for (const [name, language] of LANGUAGES) hljs.registerLanguage(name, language);
// An email's head is written like that of an answer.
hljs.registerAliases(['mail', 'eml'], { languageName: 'http' });

/** Longer code is not highlighted: it would block the page. */
const MAX_LENGTH = 50_000;

/**
 * The code as HTML with `hljs-…` classes; everything in it is escaped. Null for an unknown language. This module is
 * large: load it only when there is code to show.
 */
export function highlightCode(code: string, language: string): string | null {
  if (code.length > MAX_LENGTH || hljs.getLanguage(language) === undefined) return null;
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}
