import type {
  PreviewRichNewsletterInput,
  RichNewsletterInput,
  SendRichNewsletterInput,
  TestRichNewsletterInput,
  WritingSource,
} from '#shared/contract/rich-newsletters.ts';
import { slugify } from '#shared/slug.ts';
import type { Clock } from '../../clock.ts';
import { notFound, unprocessable } from '../../http/errors.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import { type CampaignPost, type CampaignPosts, isPublic } from './campaign-posts.repository.ts';
import type { NewCampaign } from './campaigns.repository.ts';
import type { ComposedNewsletter } from './newsletter-composer.ts';
import type { NewsletterService } from './newsletter.service.ts';
import { newsletterOfPost, previewTextOf } from './post-newsletter.ts';
import { requireShallow } from './require-shallow.ts';
import { WITH_POST } from './send-time.ts';

interface Deps {
  newsletter: NewsletterService;
  posts: CampaignPosts;
  links: EmailLinks;
  clock: Clock;
}

/** What a campaign takes from its source. */
type Made = Pick<NewCampaign, 'content' | 'cta_text' | 'cta_url' | 'post_id' | 'post_part'> & {
  /** Whether visitors can read what it leads to, and else when; null without a date. */
  isPublic: boolean;
  appearsAt: string | null;
  /** The post that it is made of, or would be; null for one that is made of none. */
  post: Pick<CampaignPost, 'slug' | 'excerpt'> | null;
};

/** Newsletters with pictures and headings: of posts, or written as such. */
export class RichNewsletterService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** See `NewsletterService`. @throws HttpError 404 no such post, 422 */
  async preview({ source, ...input }: PreviewRichNewsletterInput) {
    const made = await this.#makeShown(source);
    const { post_id, isPublic: is_public, appearsAt: appears_at } = made;
    const { newsletter } = this.#deps;
    return {
      ...(await newsletter.preview(composed(input, made))),
      post:
        post_id === null
          ? null
          : { is_public, appears_at, last_campaign: await newsletter.lastCampaignOf(post_id) },
    };
  }

  /** @returns the recipient @throws HttpError 404, 422, 503 */
  async test({ source, to, ...input }: TestRichNewsletterInput): Promise<string> {
    return this.#deps.newsletter.test(composed(input, await this.#makeShown(source)), to);
  }

  /** Whether a post can be sent, to how many, and whether it was. @param post undefined for one that is not saved yet */
  prospects(post: number | undefined) {
    return this.#deps.newsletter.prospects(post);
  }

  /**
   * One of a post that visitors can't read yet is not sent before that, whatever its time; its content is then what the
   * post has.
   * @throws HttpError 404 no such post, 409 it can't be read yet and nothing says to wait, and as `NewsletterService`
   */
  async send(input: SendRichNewsletterInput, requestKey: string | null) {
    const { isPublic: isReadable, post, ...parts } = await this.#make(input);
    const { content, cta_text, cta_url, post_id, post_part } = parts;
    const { subject, on_web, with_post, send_at } = input;
    if (!isReadable && !with_post && send_at === null)
      throw unprocessable('Visitors can’t read that post yet. Send it when it appears.', 'with_post');
    const time = with_post && !isReadable ? WITH_POST : send_at;
    // One that waits takes what its post has then.
    const preview_text =
      post === null || time !== null ? input.preview_text : previewTextOf(input.preview_text, post);
    const made = { subject, preview_text, content, cta_text, cta_url, post_id, post_part };
    const campaign = { ...made, format: 'rich', on_web: on_web ? 1 : 0, send_at: time } as const;
    return this.#deps.newsletter.send(campaign, requestKey);
  }

  async #makeShown(source: PreviewRichNewsletterInput['source']): Promise<Made> {
    return source.kind === 'writing' ? this.#ofWriting(source) : this.#make({ source });
  }

  /** What a post would be as an email if it were saved as it is written. */
  #ofWriting({ part, title, ...written }: WritingSource): Made {
    requireShallow(`<p>.</p>${written.content}`);
    const post = { ...written, slug: slugify(title, 'post') };
    const made = newsletterOfPost(post, part, this.#deps.links);
    return { ...made, post_id: null, post_part: null, isPublic: true, appearsAt: null, post };
  }

  async #make({ source }: Pick<RichNewsletterInput, 'source'>): Promise<Made> {
    const { posts, links, clock } = this.#deps;
    if (source.kind === 'html') {
      requireShallow(source.content);
      const nothing = { cta_text: '', cta_url: '', post_id: null, post_part: null };
      return { content: source.content, ...nothing, isPublic: true, appearsAt: null, post: null };
    }
    const post = await posts.find(source.post);
    if (post === undefined) throw notFound('That post is not there any more.');
    return {
      ...newsletterOfPost(post, source.part, links),
      post_id: source.post,
      post_part: source.part,
      isPublic: isPublic(post, clock()),
      appearsAt: post.status === 'published' ? post.published_at : null,
      post,
    };
  }
}

function composed(
  { subject, preview_text, on_web }: Omit<RichNewsletterInput, 'source'>,
  made: Made,
): ComposedNewsletter {
  const { content, cta_text, cta_url, post } = made;
  const shown = { content, cta_text, cta_url, format: 'rich' } as const;
  // By the time that it goes out, visitors can read the post.
  if (post !== null)
    return {
      ...shown,
      subject,
      preview_text: previewTextOf(preview_text, post),
      slug: null,
      post: post.slug,
    };
  return { ...shown, subject, preview_text, slug: on_web ? slugify(subject, 'newsletter') : null };
}
