import { business } from '#content/business.ts';
import { palette } from '../palette.ts';

/** What a phone needs to put the site on its home screen. Addresses are relative to the manifest's own. */
export function webManifest(): string {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const { name, description } = business.who;
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: business.language.locale,
    id: './',
    start_url: './',
    scope: './',
    display: 'minimal-ui', // the pages have no way back of their own
    theme_color: palette.light.paper,
    background_color: palette.light.paper,
    // For the owner, who holds the icon down; visitors who install the site begin at its first page.
    shortcuts: [{ name: 'Dashboard', url: './dashboard' }],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable.png', 512, 'maskable'),
    ],
  });
}
