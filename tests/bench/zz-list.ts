import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { serverSettings, startServer } from '#tests/support/server-process.ts';
import { loadLighthouse } from './lighthouse.ts';
const lighthouse = await loadLighthouse();
const settings = await serverSettings({ SEED: 'demo' });
const origin = `http://wren.localhost:${settings.PORT}`;
const server = startServer({ ...settings, SITE_URL: origin });
await server.listening;
const port = Number(settings.PORT) + 1;
const p = findBrowser();
const browser = await chromium.launch({ ...(p ? { executablePath: p } : {}), args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`] });
for (const path of process.argv.slice(2)) {
  let r: any; for (let k = 0; k < 6; k++) { r = await lighthouse(`${origin}/${path}`, { port, onlyCategories: ['performance'], logLevel: 'error' }); if (r.lhr.audits["first-contentful-paint"].numericValue) break; console.log(r.lhr.runtimeError ?? r.lhr.audits["first-contentful-paint"].errorMessage); }
  const a = r.lhr.audits as any;
  const t0 = 0;
  console.log(path, 'FCP', a['first-contentful-paint'].numericValue, 'LCP', a['largest-contentful-paint'].numericValue);
  const m = a['metrics'].details.items[0];
  console.log('observed FCP', m.observedFirstContentfulPaint, 'LCP', m.observedLargestContentfulPaint, 'firstPaint', m.observedFirstPaint);
  for (const i of a['network-requests'].details.items) console.log(`${i.networkRequestTime?.toFixed(0)}-${i.networkEndTime?.toFixed(0)} ${i.priority} ${i.resourceType} ${i.transferSize} ${i.url.replace(origin, '')}`);
  const lcp = a['lcp-breakdown-insight'] ?? a['largest-contentful-paint-element'];
  console.log(JSON.stringify(lcp?.details?.items?.slice(0,2)).slice(0, 800));
}
await browser.close();
server.child.kill('SIGTERM');
