import { expect, test } from '#tests/support/e2e.ts';

// Only a secure page can be installed, as localhost is.
test.use({
  baseURL: async ({ site }, use) => use(`${site.origin.replace('127.0.0.1', 'localhost')}/shingle/`),
});

for (const path of ['', 'dashboard']) {
  test(`/${path} can be installed on a phone: nothing is missing for the browser`, async ({ page }) => {
    await page.goto(path);
    const session = await page.context().newCDPSession(page);
    const read = () => session.send('Page.getAppManifest');
    await expect.poll(async () => (await read()).data ?? '').not.toBe(''); // once the browser has seen the link
    const { errors, data = '' } = await read();
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data) as Record<string, unknown>;
    const name: unknown = expect.stringMatching(/\S/);
    expect(manifest).toMatchObject({ name, start_url: './', scope: './', display: 'minimal-ui' });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A test's window is a private one, in which nothing is installed; a browser without windows has no opinion.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
}

test('what a manifest names is there, in the sizes that it says', async ({ page, request }) => {
  const address = await page.goto('').then(() => page.locator('link[rel=manifest]').getAttribute('href'));
  const url = new URL(address ?? '', page.url());
  const { icons, shortcuts } = (await (await request.get(url.href)).json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { url: string }[];
  };
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, url).href);
    expect([src, size]).toEqual([src, sizes]);
  }
  for (const shortcut of shortcuts) {
    expect((await request.get(new URL(shortcut.url, url).href)).status()).toBe(200);
  }
});
