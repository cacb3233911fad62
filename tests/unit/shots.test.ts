import { describe, expect, it } from 'vitest';
import { readOptions } from '#tests/shots/options.ts';
import { contactSheet, fileOf } from '#tests/shots/sheet.ts';

describe('the options of npm run shots', () => {
  it('take everything unless something is named', () => {
    expect(readOptions([])).toMatchObject({
      only: [],
      widths: [390, 820, 1440],
      themes: ['light', 'dark'],
      content: null,
    });
  });

  it('take several, one by one or in a list, in the order of the pictures', () => {
    const words =
      '--only blog --only home,login --width 1440,390 --theme dark --content tests/content/lisbon';
    expect(readOptions(words.split(' '))).toMatchObject({
      only: ['blog', 'home', 'login'],
      widths: [390, 1440],
      themes: ['dark'],
      content: 'tests/content/lisbon',
    });
  });

  it('refuse a width that no picture has', () => {
    expect(() => readOptions(['--width', '400'])).toThrow('--width 400: it is one of 390, 820, 1440.');
  });
});

it('the contact sheet groups a page with its states, narrow and light first, and escapes what was wrong', () => {
  const picture = (name: string, width: 390 | 820, theme: 'light' | 'dark', troubles: string[] = []) => ({
    ...{ name, width, theme, troubles },
    file: fileOf({ name, width, theme }),
  });
  const sheet = contactSheet([
    picture('blog', 820, 'dark'),
    picture('home', 390, 'light'),
    picture('blog/none-found', 390, 'light', ['<main> & more']),
    picture('blog', 390, 'light'),
  ]);
  const files = [...sheet.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file);
  expect(files).toEqual([
    'blog-390-light.png',
    'blog-820-dark.png',
    'blog.none-found-390-light.png',
    'home-390-light.png',
  ]);
  expect(sheet).toContain('&lt;main> &amp; more');
});
