import type { PostForm } from '../../features/posts/post-form.ts';
import { waitingInWords } from '../../features/editor/waiting-pictures.ts';
import { DESCRIPTION_SHOWN } from './first-words.ts';
import { readTimeOfText } from './read-time.ts';

/** A place in the text: the element of that number among those that match. */
export interface PlaceInText {
  selector: string;
  index: number;
}

/** A line of the list before publishing. */
export interface Check {
  /** Stable while the list is open. */
  id: string;
  /** `open`: worth a look; `good`: nothing to do. */
  state: 'open' | 'good';
  text: string;
  /** Where it is seen to: a field by its name, a place in the text, or `COMPARISON`; null for nothing to see to. */
  place: string | PlaceInText | null;
  /** What is done there: 'Add a cover'; null without a place. */
  act: string | null;
}

/** Where the versions of two windows are seen side by side. */
export const COMPARISON = 'comparison';

/** Another window has written the same draft, and nobody has decided yet which text counts. */
export const OTHER_VERSION: Check = {
  id: 'other-version',
  state: 'open',
  text: 'Another version of this post waits. It stays a draft until you decide.',
  place: COMPARISON,
  act: 'Compare',
};

/** Pictures whose upload failed are not in what visitors get. @param count how many are in the text */
export function waitingChecks(count: number): Check[] {
  if (count === 0) return [];
  const said = `${waitingInWords(count)}: visitors will not see ${count === 1 ? 'it' : 'them'}.`;
  return [open('waiting', said, { selector: '.is-waiting', index: 0 }, 'See it')];
}

/** About how many characters search engines show. */
const TITLE_SHOWN = 60;
const SHORT_DESCRIPTION = 50;

/** What can be told of a post without asking anybody. @param text its HTML, parsed */
export function checksOf(form: PostForm, text: ParentNode): Check[] {
  const title = form.meta_title.trim() || form.title.trim();
  const description = form.meta_description.trim() || form.excerpt.trim();
  return [
    ...titleChecks(title, form.meta_title.trim() === '' ? 'title' : 'meta_title'),
    ...descriptionChecks(description, form.meta_description.trim() === '' ? 'excerpt' : 'meta_description'),
    ...coverChecks(form),
    ...uploadChecks(text),
    ...foreignChecks(text),
    ...imageChecks(text),
    ...headingChecks(text),
    ...linkChecks(text),
    ...readTimeChecks(form),
  ];
}

/** The same of an email, which has no listing, no cover of its own, and no reading time. @param text its HTML, parsed */
export function emailChecksOf(text: ParentNode): Check[] {
  return [...uploadChecks(text), ...foreignChecks(text), ...imageChecks(text), ...linkChecks(text)];
}

/** A reading time of the author's own words says nothing that could be compared. */
function readTimeChecks({ read_time: told, content }: PostForm): Check[] {
  const counted = readTimeOfText(content);
  if (!/^\d+$/.test(told.trim()) || told.trim() === counted) return [];
  const text = `Visitors are told ${told.trim()} min; by its words, the post takes ${counted}.`;
  return [open('read_time', text, 'read_time', 'Set it')];
}

/** Without a title, that is asked for already; so it is without a description. */
function titleChecks(title: string, place: string): Check[] {
  const { length } = title;
  if (length === 0) return [];
  if (length <= TITLE_SHOWN)
    return [good('title', `The title has ${length} characters, and is shown whole.`)];
  const text = `The title has ${length} characters: a search shows about ${TITLE_SHOWN}.`;
  return [open('title', text, place, 'Shorten it')];
}

function descriptionChecks(description: string, place: string): Check[] {
  const { length } = description;
  if (length === 0) return [];
  if (length > DESCRIPTION_SHOWN) {
    const text = `The description has ${length} characters: a search shows about ${DESCRIPTION_SHOWN}.`;
    return [open('description', text, place, 'Shorten it')];
  }
  if (length < SHORT_DESCRIPTION) {
    const text = `The description has only ${length} characters: there is room for more.`;
    return [open('description', text, place, 'Write more')];
  }
  return [good('description', `The description has ${length} characters, and is shown whole.`)];
}

/** What is to be said of a post's cover. */
export function coverChecks({
  featured_image,
  image_alt,
}: Pick<PostForm, 'featured_image' | 'image_alt'>): Check[] {
  if (featured_image === '') {
    return [
      open(
        'cover',
        'There is no cover: the post, lists and shared links show a drawing of the site’s own.',
        'featured_image',
        'Add a cover',
      ),
    ];
  }
  return image_alt.trim() === ''
    ? [open('cover', 'The cover has no alternative text.', 'image_alt', 'Write it')]
    : [good('cover', 'The cover has an alternative text.')];
}

/** An image that is still data in the text makes the page as heavy as itself, and is in no library. */
function uploadChecks(text: ParentNode): Check[] {
  return [...text.querySelectorAll('img')].flatMap((image, index) => {
    if (!/^data:image\/(?!svg)/i.test(image.getAttribute('src') ?? '')) return [];
    const said = `Image ${index + 1} was not uploaded. Take it out, and add it again.`;
    return [open(`upload-${index}`, said, { selector: 'img', index }, 'See the image')];
  });
}

/** A picture on another site is gone from the text when it is there. The site's own have an address without a host. */
function foreignChecks(text: ParentNode): Check[] {
  const images = [...text.querySelectorAll('img')];
  const hosts = images.map((image) => hostOf(image.getAttribute('src') ?? ''));
  const foreign = hosts.filter((host) => host !== null);
  if (foreign.length === 0) return [];
  const names = [...new Set(foreign)].join(', ');
  const said =
    foreign.length === 1
      ? `1 picture is kept on another site, ${names}, and is lost when that takes it away.`
      : `${foreign.length} pictures are kept on other sites (${names}), and are lost when those take them away.`;
  const index = hosts.findIndex((host) => host !== null);
  return [open('foreign', said, { selector: 'img', index }, 'See the image')];
}

/** The host of a web address; null for a path. */
function hostOf(address: string): string | null {
  const url = /^(?:https?:)?\/\//i.test(address) ? URL.parse(address, 'https://localhost') : null;
  return url?.host ?? null;
}

/** A decorative image says so by its class. */
function imageChecks(text: ParentNode): Check[] {
  const images = [...text.querySelectorAll('img')];
  const missing = images.flatMap((image, index) => {
    if (image.alt.trim() !== '' || image.classList.contains('decorative')) return [];
    return [
      open(
        `image-${index}`,
        `Image ${index + 1} has no alternative text.`,
        { selector: 'img', index },
        'See the image',
      ),
    ];
  });
  if (missing.length > 0 || images.length === 0) return missing;
  return [good('images', 'Every image has an alternative text, or is decorative.')];
}

const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/** The title is the first level: headings of the text begin with the second, and go down one by one. */
function headingChecks(text: ParentNode): Check[] {
  const headings = [...text.querySelectorAll(HEADINGS)];
  let above = 1;
  const skips = headings.flatMap((heading, index) => {
    const level = Number(heading.tagName.slice(1));
    const skipped = level > above + 1;
    const from = above;
    above = level;
    if (!skipped) return [];
    const said = `“${heading.textContent.trim()}” is a heading ${level} below ${from === 1 ? 'the title' : `a heading ${from}`}: a level is skipped.`;
    return [open(`heading-${index}`, said, { selector: HEADINGS, index }, 'See the heading')];
  });
  if (skips.length > 0 || headings.length === 0) return skips;
  return [good('headings', 'The headings go down one level at a time.')];
}

/** A link whose address was never finished: 'https://'. Those to this site are followed elsewhere. */
function linkChecks(text: ParentNode): Check[] {
  return [...text.querySelectorAll('a[href]')].flatMap((link, index) => {
    const href = link.getAttribute('href')?.trim() ?? '';
    if (!/^https?:\/*$/i.test(href)) return [];
    const said = `The link to ${href} leads nowhere.`;
    return [open(`link-${index}`, said, { selector: 'a[href]', index }, 'See the link')];
  });
}

const open = (id: string, text: string, place: Check['place'], act: string): Check => ({
  id,
  state: 'open',
  text,
  place,
  act,
});
const good = (id: string, text: string): Check => ({ id, state: 'good', text, place: null, act: null });
