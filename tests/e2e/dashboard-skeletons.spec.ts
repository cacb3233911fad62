import type { Page, Request } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { bookingInput, messageInput } from '#tests/support/factories.ts';
import { sendAsVisitor, signIn } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

/** How far the first row of a list may move when it takes the place of the bars that stood for it (px). */
const TOLERANCE = 4;

/** What each list asks for, its rows, and whether these are all of one height in a wide window. */
const LISTS = [
  { tab: 'posts', script: 'blog-posts-working.php', rows: 'tbody tr', isEven: true },
  { tab: 'categories', script: 'categories.php', rows: 'li[tabindex="-1"]', isEven: true },
  { tab: 'newsletter', script: 'newsletter-working.php', rows: 'tbody tr', isEven: true },
  { tab: 'messages', script: 'contacts.php', rows: 'li[tabindex="-1"]', isEven: false },
  { tab: 'consultations', script: 'consultations.php', rows: 'li[tabindex="-1"]', isEven: false },
] as const;

/**
 * Everything that the page asks for is answered, but for `held`: what else comes late, a line about the postal address
 * say, moves bars and rows alike. To be called before the page is opened; resolves when the answers are there.
 */
function othersAnswered(page: Page, held: string): () => Promise<void> {
  const open = new Set<Request>();
  const isOther = (request: Request) =>
    request.url().includes('/api/') && !request.url().includes(`/api/${held}`);
  page.on('request', (request) => {
    if (isOther(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => open.size).toBe(0);
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(`[role=tabpanel]:visible ${selector}`).first().boundingBox();
  expect(box).not.toBeNull();
  return box!;
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`rows come where the bars stood that announced them, ${width} px wide`, async ({ page, texts }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await page.goto('about');
    await sendAsVisitor(page, 'contact-form.php', messageInput({ name: 'Bo' }));
    await sendAsVisitor(page, 'newsletter.php', { email: 'reader@example.com' });
    const [day = ''] = texts.bookableDays(new Date());
    await sendAsVisitor(page, 'consultation.php', bookingInput(day, texts.slotsOn(day)[0] ?? ''));
    await signIn(page);
    for (const { tab, script, rows, isEven } of LISTS) {
      await test.step(tab, async () => {
        let answer: () => void = () => undefined;
        const mayAnswer = new Promise<void>((resolve) => {
          answer = resolve;
        });
        const asked = `**/api/${script}*`;
        await page.route(asked, async (route) => {
          await mayAnswer;
          await route.continue();
        });
        const whole = othersAnswered(page, script);
        await page.goto(`dashboard?tab=${tab}`);
        await page.locator('[role=tabpanel]:visible .list-loading > div').first().waitFor();
        await whole();
        const bars = await boxOf(page, '.list-loading > div');
        answer();
        const row = await boxOf(page, rows);
        await page.unroute(asked);
        const moved = Math.abs(row.y - bars.y);
        expect.soft(moved, `${tab} moves by ${moved} px`).toBeLessThanOrEqual(TOLERANCE);
        // Where there is little room, a row is as high as its title.
        if (isEven && width > 1_000)
          expect.soft(Math.abs(row.height - bars.height), `height of ${tab}`).toBeLessThanOrEqual(TOLERANCE);
      });
    }
  });
}
