import { type Page, chromium } from 'playwright';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { serverSettings, startServer } from '#tests/support/server-process.ts';
import { readFileSync } from 'node:fs';
const src = readFileSync('tests/bench/typing.ts', 'utf8');
const settings = await serverSettings({ SEED: 'demo', RATE_LIMITS: 'off', ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a password for the bench' });
const server = startServer(settings);
await server.listening;
const url = server.url;
export const owner = { email: 'owner@example.com', password: 'a password for the bench' };
console.log(owner, url);
// eslint-disable-next-line
const PLAIN = /const PLAIN =\s*'([^']+)'/.exec(src)![1]!;
const blocks: string[] = []; let words = 0;
const add = (h: string) => { blocks.push(h); words += h.replace(/<[^>]+>/g, ' ').split(/\s+/).filter(Boolean).length; };
for (let part = 1; words < 20000; part++) { add(`<h2>Part ${part} of it</h2>`); for (let i = 0; i < 3; i++) { add(`<p>${PLAIN}.</p>`); add(`<p>José’s café ${PLAIN}. <strong>Bold</strong> and <a href="/blog">a link</a>.</p>`); } add('<ul><li>Rye</li><li>Wheat<ul><li>white</li></ul></li></ul>'); add(`<blockquote>\n<p>${PLAIN}.</p>\n</blockquote>`); if (part % 3 === 0) add('<pre><code class="language-js">const oven = { warm: true };\nbake(oven);\n</code></pre>'); if (part % 6 === 0) add('<table>\n<tbody>\n<tr><td>Monday</td><td>Rye</td></tr>\n</tbody>\n</table>'); }
const post = async (script: string, body: object, token = '') => { const r = await fetch(`${url}/api/${script}`, { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, body: JSON.stringify(body) }); if (!r.ok) throw new Error(`${script} ${r.status} ${await r.text()}`); return (await r.json()) as any; };
const { token } = await post('login-clean.php', owner);
const { post: saved } = await post('create-blog-post.php', { title: 'A long post', excerpt: 'x', content: blocks.join('\n'), featured_image: '', image_attribution: '', category_id: 1, author_id: 1, author: 'The owner', status: 'draft', tags: [], meta_title: '', meta_description: '', read_time: 80 }, token);
const p = findBrowser();
const browser = await chromium.launch({ ...(p ? { executablePath: p } : {}), args: BROWSER_ARGUMENTS });
const page: Page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${url}/dashboard`);
await page.getByLabel(/^Email/).fill(owner.email);
await page.getByLabel(/^Password/).fill(owner.password);
await page.keyboard.press('Enter');
await page.getByRole('tab').first().waitFor();
await page.goto(`${url}/dashboard/write/${saved.id}`);
await page.getByRole('textbox', { name: 'Content' }).waitFor();
await page.waitForTimeout(6000);
const extra = process.env.CSS; if (extra) await page.addStyleTag({ content: extra }).catch(() => page.evaluate((c) => { const s = new CSSStyleSheet(); s.replaceSync(c); document.adoptedStyleSheets.push(s); }, extra));
if (process.env.BARE) await page.evaluate(() => { const e = document.querySelector('.ql-editor')!; const c = e.cloneNode(true) as HTMLElement; e.replaceWith(c); });
await page.evaluate(() => { const ps = [...document.querySelectorAll('.ql-editor > p')]; const q = ps[Math.floor(ps.length / 2)]!; q.scrollIntoView({ block: 'center' }); document.querySelector<HTMLElement>('.ql-editor')!.focus({ preventScroll: true }); document.getSelection()!.selectAllChildren(q); document.getSelection()!.collapseToEnd(); });
await page.waitForTimeout(3000);
await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8', 'disabled-by-default-v8.cpu_profiler', 'blink', 'cc'] });
const N = 40;
for (let i = 0; i < N; i++) { await page.keyboard.press('abcdefghij klm'[i % 14]!.replace(' ', 'Space'), { delay: 30 }); await page.waitForTimeout(100); }
const trace = JSON.parse((await browser.stopTracing()).toString()) as any;
(await import('node:fs')).writeFileSync('/tmp/trace.json', JSON.stringify(trace));
await browser.close(); server.child.kill('SIGTERM');
const main = new Map<string, number>();
const ev = trace.traceEvents as any[];
const names = ev.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map((e) => `${e.pid}:${e.tid}`);
const byThread = new Map<string, any[]>();
for (const e of ev) if (e.ph === 'X' && e.tdur !== undefined) { const k = `${e.pid}:${e.tid}`; if (names.includes(k)) (byThread.get(k) ?? byThread.set(k, []).get(k)!).push(e); }
const best = [...byThread.values()].sort((a, b) => b.length - a.length)[0]!;
best.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
const stack: any[] = []; 
for (const e of best) { while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop(); const par = stack.at(-1); e.self = e.tdur; if (par) par.self -= e.tdur; stack.push(e); }
for (const e of best) main.set(e.name + (e.name === 'FunctionCall' || e.name==='EventDispatch' ? ':' + (e.args.data?.type ?? e.args.data?.functionName ?? '') : ''), (main.get(e.name + (e.name === 'FunctionCall' || e.name==='EventDispatch' ? ':' + (e.args.data?.type ?? e.args.data?.functionName ?? '') : '')) ?? 0) + e.self);
const top = best.filter((e) => e.name === 'ThreadControllerImpl::RunTask' || e.name === 'RunTask');
console.log('total top-level cpu per key', top.reduce((s, e) => s + e.tdur, 0) / 1000 / N);
for (const [n, v] of [...main].sort((a, b) => b[1] - a[1]).slice(0, 28)) console.log((v / 1000 / N).toFixed(3).padStart(8), 'ms/key', n);
