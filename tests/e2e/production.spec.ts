import type { Page } from '@playwright/test';
import { answering, expect } from '#tests/support/e2e.ts';
import { test } from '#tests/support/e2e-production.ts';
import { picture } from '#tests/support/images.ts';
import { addPost, describePost, dashboard, savePost, signIn } from '#tests/support/owner-dashboard.ts';

/** Scrolls all pictures into view, and gives those that did not come. */
async function missingPictures(page: Page): Promise<string[]> {
  const pictures = page.locator('main img');
  await expect(pictures.first()).toBeAttached();
  for (const image of await pictures.all()) await image.scrollIntoViewIfNeeded();
  const missing = () =>
    pictures.evaluateAll((images) =>
      (images as HTMLImageElement[]).filter((image) => image.naturalWidth === 0).map((image) => image.src),
    );
  await expect.poll(missing).toEqual([]);
  return missing();
}

for (const place of ['', '/site']) {
  test.describe(`[K23] production at ${place}/, behind a stock proxy`, () => {
    test.use({ place });

    test('shows a visitor its pages and their pictures, on a direct load and from a link', async ({
      page,
      site,
    }) => {
      const outside: string[] = [];
      page.on('request', (request) => {
        if (!`${request.url()}/`.startsWith(`${site.origin}${place}/`)) outside.push(request.url());
      });
      await page.goto('');
      await answering(page);
      await missingPictures(page);
      await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
      await expect(page).toHaveURL(`${site.origin}${place}/portfolio`);
      await expect(page.locator('#hero-title')).toHaveCount(0); // the last page stays until the next one is there
      await missingPictures(page);
      await page.reload();
      await answering(page);
      await expect(page).toHaveURL(`${site.origin}${place}/portfolio`);

      await page.goto('blog');
      await page.getByRole('searchbox').fill('DMARC');
      await page.getByRole('searchbox').press('Enter');
      await expect(page.locator('article')).toHaveCount(1);
      await page.getByRole('link', { name: /read more/i }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Email on your own domain/);
      expect(new URL(page.url()).pathname).toBe(`${place}/blog/email-on-your-own-domain`);
      await missingPictures(page);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
      expect(outside).toEqual([]);
    });

    test('tells search engines addresses that lead to its pages', async ({ page, site }) => {
      const { request } = page;
      for (const [file, element] of [
        ['sitemap.xml', 'loc'],
        ['feed.xml', 'guid'],
      ] as const) {
        const text = await (await request.get(file)).text();
        const listed = [...text.matchAll(new RegExp(`<${element}>(.+?)</${element}>`, 'g'))];
        const addresses = listed.map(([, address = '']) => address);
        expect(addresses.length).toBeGreaterThan(10);
        for (const address of addresses.slice(0, 3).concat(addresses.slice(-3))) {
          expect(address.startsWith(`${site.origin}${place}/`), address).toBe(true);
          expect([address, (await request.get(address, { maxRedirects: 0 })).status()]).toEqual([
            address,
            200,
          ]);
        }
      }
    });

    test('lets the owner sign in, stay so, and upload a picture that a visitor sees', async ({
      page,
      context,
      browser,
      baseURL,
      site,
    }) => {
      await signIn(page, 'posts');
      const [cookie] = await context.cookies();
      expect(cookie).toMatchObject({
        name: 'shingle_session',
        path: place === '' ? '/' : place,
        httpOnly: true,
        secure: false,
      });
      await page.reload();
      await addPost(page);
      await page.getByLabel('Images to insert').setInputFiles({
        name: 'oven.png',
        mimeType: 'image/png',
        buffer: await picture(900, 600).png().toBuffer(),
      });
      await expect(dashboard.text(page).locator('img')).toHaveCount(1);
      await describePost(page, 'The oven');
      expect(await savePost(page)).toMatch(/<img [^>]*src="\/uploads\//);

      const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
      await visitor.goto('blog/the-oven');
      await expect(visitor.locator('.prose img')).toHaveAttribute('src', new RegExp(`^${place}/uploads/`));
      await missingPictures(visitor);
      await visitor.close();

      // A write that rests on the cookie alone.
      const made = await page.evaluate(async (api) => {
        const response = await fetch(`${api}/calendar-feed.php`, { method: 'POST' });
        return (await response.json()) as { address: string };
      }, `${place}/api`);
      expect(made.address).toContain(`${site.origin}${place}/calendar/`);
      expect((await page.request.get(made.address)).status()).toBe(200);
    });

    test('books a consultation and signs up a subscriber, whose emails lead back', async ({
      page,
      site,
      mailTo,
    }) => {
      await page.clock.install();
      await page.goto('consultation');
      await answering(page);
      await page.getByRole('radio', { name: /day, / }).last().check({ force: true });
      await page.getByRole('radio', { name: /^10:00 AM/ }).check({ force: true });
      await page.getByLabel(/name/i).fill('Ana Ruiz');
      await page.getByLabel(/email/i).fill('ana@bakery.example');
      await page.clock.fastForward(20_000); // what a person takes for it; who is faster gets no mail
      await page.getByRole('button', { name: 'Schedule consultation' }).click();
      await expect(page.getByRole('button', { name: 'Schedule Another Consultation' })).toBeVisible();
      const follow = async (address: string, path: string) => {
        const link = [...((await mailTo(address)).text ?? '').matchAll(/https?:\/\/\S+/g)]
          .map(([found]) => found)
          .find((found) => found.includes(path));
        expect(link).toContain(`${site.origin}${place}${path}?token=`);
        await page.goto(link ?? '');
      };
      await follow('ana@bakery.example', '/consultation/appointment');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consultation');

      await page.goto('');
      await answering(page);
      const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) });
      await form.getByLabel(/email/i).fill('reader@bakery.example');
      await page.clock.fastForward(20_000);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(form).toHaveCount(0);
      await follow('reader@bakery.example', '/newsletter/confirm');
      await page.getByRole('button', { name: /confirm/i }).click();
      await expect(page.getByRole('button', { name: /confirm/i })).toHaveCount(0);
    });
  });
}

test.describe('[K23] production in a sub-folder', () => {
  test.use({ place: '/site' });

  test('leads whoever asks beside it to the same page in it', async ({ page, site }) => {
    await page.goto(`${site.origin}/blog?category=Tutorial`);
    await expect(page).toHaveURL(`${site.origin}/site/blog?category=Tutorial`);
    await answering(page);
    await page.goto(site.origin);
    await expect(page).toHaveURL(`${site.origin}/site/`);
  });
});
