import { answering, expect, test } from '#tests/support/e2e.ts';
import { PUBLIC_PAGES } from '#tests/support/public-pages.ts';

declare global {
  interface Window {
    intlUses: string[];
  }
}

/** A browser's first answer about a language or a time zone takes 15 to 30 ms, in which a page answers nobody. */
test('a page asks nothing of Intl until its visitor does', async ({ page }) => {
  await page.addInitScript(() => {
    window.intlUses = [];
    const note = () => window.intlUses.push(new Error('Intl').stack ?? '');
    const names = ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules'] as const;
    for (const name of names) {
      (Intl as unknown as Record<string, unknown>)[name] = new Proxy(Intl[name], {
        construct(target, args) {
          note();
          return Reflect.construct(target, args) as object;
        },
      });
    }
    const methods: [object, string][] = [
      [Number.prototype, 'toLocaleString'],
      [Date.prototype, 'toLocaleDateString'],
      [Date.prototype, 'toLocaleTimeString'],
      [String.prototype, 'localeCompare'],
    ];
    for (const [prototype, name] of methods) {
      const own = Reflect.get(prototype, name) as (...args: unknown[]) => unknown;
      Reflect.set(prototype, name, function (this: unknown, ...args: unknown[]) {
        note();
        return own.apply(this, args);
      });
    }
  });
  for (const address of PUBLIC_PAGES) {
    await page.goto(address);
    await answering(page);
    expect(await page.evaluate(() => window.intlUses), address).toEqual([]);
  }
  // The tool reports what there is to report: the visitor's own clock is asked for with the first day.
  await page.goto('consultation');
  await answering(page);
  await page.locator('input[name=date]:enabled').first().check({ force: true });
  await expect.poll(() => page.evaluate(() => window.intlUses.length)).toBeGreaterThan(0);
});
