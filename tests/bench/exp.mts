import { openDatabase } from '/work/main/server/db/open.ts';
import { seed } from '/work/main/server/seed/seed.ts';
import SQLite from 'better-sqlite3';
import { PostRepository } from '/work/main/server/features/posts/posts.repository.ts';
import { existsSync, rmSync } from 'node:fs';
const N = Number(process.argv[2]);
const file = `/tmp/fts/${N}.db`;
const fresh = !existsSync(file);
const d = openDatabase(file);
if (fresh) {
  await seed(d.db, 'none', new Date());
  const s = new SQLite(file); s.pragma('synchronous=OFF');
  const words = 'the site shop page menu order customer photo price hour week build test launch domain email server record letter form button colour type image phone desert bread clay market garden studio music school repair window table paper copper river mesa canyon agave'.split(' ');
  const t0 = Date.now();
  const ins = s.prepare(`insert into posts(slug,title,excerpt,status,published_at,category_id,author_id,created_at,updated_at,content_text,content) values(?,?,?,?,?,?,?,?,?,?,?)`);
  let seedN = 1; const rnd = () => (seedN = (seedN * 1103515245 + 12345) % 2147483648) / 2147483648;
  s.transaction(() => { for (let i = 0; i < N; i++) {
    const text = Array.from({ length: 130 }, () => words[Math.floor(rnd() * words.length)]).join(' ') + (i % 20 === 0 ? ' sourdough' : '') + (i % Math.ceil(N/5) === 3 ? ' quixotic' : '');
    const date = new Date(Date.UTC(2020, 0, 1) + i * 1800e3).toISOString();
    ins.run(`p-${i}`, `Post ${i} about ${words[i % words.length]}`, 'An excerpt', 'published', date, i % 5 + 1, 1, date, date, text, `<p>${text}</p>`);
  } })();
  console.log('insert', Date.now() - t0);
  s.close();
}
const r = new PostRepository(d.db);
const now = new Date().toISOString();
for (const [label, f] of [['list', { search: '', category: '' }], ['cat', { search: '', category: 'Business' }], ['rare', { search: 'quixotic', category: '' }], ['1/20', { search: 'sourdough', category: '' }], ['common', { search: 'bread', category: '' }], ['common2', { search: 'menu order', category: '' }],['none', { search: 'zzzyx', category: '' }], ['short', { search: 'cu', category: '' }]] as const) {
  const ts: number[] = []; let total = 0;
  for (let i = 0; i < 7; i++) { const t = performance.now(); total = (await r.listPublic({ page: 1, limit: 6, ...f }, now)).total; ts.push(performance.now() - t); }
  ts.sort((a, b) => a - b);
  console.log(label, total, ts[3]!.toFixed(2), 'ms');
}
await d.close();
