import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPalette } from '#server/build/read-palette.ts';
import { tokensFile } from '#server/build/tokens-file.ts';
import { COLOR_PAIRS } from '#server/checks/color-pairs.ts';
import { paintedPair } from '#server/checks/contrast.ts';
import { projectRoot } from '#server/root.ts';
import { messageInput } from '#tests/support/factories.ts';
import { ACCOUNT, expect, settled, test } from '#tests/support/e2e.ts';
import { mailsIn } from '#tests/support/mailbox.ts';
import { addPost, dashboard, sendAsVisitor, signIn } from '#tests/support/owner-dashboard.ts';
import { PUBLIC_PAGES } from '#tests/support/public-pages.ts';
import { hovering, seenColors, type SeenPair } from '#tests/support/seen-colors.ts';

const tokens = tokensFile(join(projectRoot, 'tests/content/wren'));
const palette = readPalette(readFileSync(tokens, 'utf8'));

const TABS = [
  'overview',
  'posts',
  'authors',
  'categories',
  'messages',
  'consultations',
  'newsletter',
  'campaigns',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    /** What stands on what, of the list that the command checks, as it is seen. */
    const listed = COLOR_PAIRS.flatMap(({ kind, color, on }) =>
      on.map((surface) => {
        const { front, back } = paintedPair(color, surface, palette[colorScheme]);
        return { kind, front: rgbOf(front), back: rgbOf(back) };
      }),
    );

    function unlisted(pairs: SeenPair[]): SeenPair[] {
      return pairs.filter(
        (seen) =>
          !listed.some(
            (pair) =>
              (pair.kind === 'control' || seen.kind === 'text') &&
              near(pair.front, seen.front) &&
              near(pair.back, seen.back),
          ),
      );
    }

    test('the list of pairs holds every one that visitors see', async ({ page }) => {
      const missing: SeenPair[] = [];
      for (const path of PUBLIC_PAGES) {
        await page.goto(path);
        await settled(page);
        missing.push(...unlisted(await seenColors(page)));
        await hovering(page);
        missing.push(...unlisted(await seenColors(page, { texts: true })));
      }
      expect(once(missing)).toEqual([]);
    });

    test('the list of pairs holds every one that the owner sees', async ({ page }) => {
      const missing: SeenPair[] = [];
      await signIn(page);
      for (const tab of TABS) {
        await page.goto(`dashboard?tab=${tab}`);
        await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
        missing.push(...unlisted(await seenColors(page)));
      }
      await page.goto('dashboard?tab=posts');
      await addPost(page);
      await dashboard.button(page, 'Save Post').click();
      missing.push(...unlisted(await seenColors(page)));
      await dashboard.question(page).getByRole('button', { name: 'OK' }).click();
      missing.push(...unlisted(await seenColors(page)));
      expect(once(missing)).toEqual([]);
    });

    test.describe('of emails', () => {
      test.use({ alone: true });

      test('the list of pairs holds every one', async ({ page, site }) => {
        await page.goto('contact');
        await sendAsVisitor(page, 'contact-form.php', messageInput());
        const mails = async () => [
          ...(await mailsIn(site.mailbox, messageInput().email)),
          ...(await mailsIn(site.mailbox, ACCOUNT.email)),
        ];
        await expect.poll(async () => (await mails()).length).toBeGreaterThan(1);
        for (const { html } of await mails()) {
          expect(html).toContain('prefers-color-scheme: dark');
          await page.goto('about:blank'); // the site's policy would refuse the email's styles
          await page.setContent(html!.replace(/<img [^>]*>/, '')); // only a mail program finds its attachment
          const seen = await seenColors(page, { texts: true });
          expect(seen.length).toBeGreaterThan(1);
          expect(unlisted(seen)).toEqual([]);
        }
      });
    });
  });
}

function once(pairs: SeenPair[]): SeenPair[] {
  return [...new Map(pairs.map((pair) => [`${pair.kind} ${pair.front} on ${pair.back}`, pair])).values()];
}

function rgbOf(hex: string): string {
  return [1, 3, 5].map((index) => parseInt(hex.slice(index, index + 2), 16)).join(' ');
}

/** But for what browsers round. */
function near(a: string, b: string): boolean {
  const others = b.split(' ').map(Number);
  return a.split(' ').every((part, index) => Math.abs(Number(part) - (others[index] ?? 0)) <= 2);
}
