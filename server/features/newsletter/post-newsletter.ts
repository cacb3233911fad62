import { emails } from '#content/words/emails.ts';
import type { PostPart } from '#shared/contract/rich-newsletters.ts';
import { MAX_PREVIEW_TEXT } from '#shared/limits.ts';
import { captionOf } from '#shared/rich-text/caption.ts';
import { oneLine } from '../../mail/beginning.ts';
import type { CampaignRow } from '../../db/tables.ts';
import { escapeHtml } from '../../escape-html.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { CampaignPost } from './campaign-posts.repository.ts';
import type { NewCampaign } from './campaigns.repository.ts';

/** What a newsletter takes from its post, as an author's HTML: the cover, then the excerpt and a button, or the text. */
export function newsletterOfPost(
  post: Omit<CampaignPost, 'title' | 'status' | 'published_at'>,
  part: PostPart,
  links: Pick<EmailLinks, 'post'>,
): Pick<NewCampaign, 'content' | 'cta_text' | 'cta_url'> {
  if (part === 'whole') return { content: coverOf(post) + post.content, cta_text: '', cta_url: '' };
  return {
    content: `${coverOf(post)}<p>${escapeHtml(post.excerpt)}</p>`,
    cta_text: emails.newsletter.readPost,
    cta_url: links.post(post.slug),
  };
}

/** What a campaign says that is made of a post; nothing where it is made of none of its parts. */
export function textsOfPost(
  { post_part, preview_text }: Pick<CampaignRow, 'post_part' | 'preview_text'>,
  post: CampaignPost,
  links: EmailLinks,
) {
  if (post_part === null) return {};
  return { ...newsletterOfPost(post, post_part, links), preview_text: previewTextOf(preview_text, post) };
}

/** What inboxes show of it: what its author has written for them, or else the excerpt, or else how the text begins. */
export function previewTextOf(written: string, { excerpt }: Pick<CampaignPost, 'excerpt'>): string {
  return written.trim() || oneLine(excerpt, MAX_PREVIEW_TEXT);
}

type Cover = Pick<CampaignPost, 'featured_image' | 'image_alt' | 'image_attribution'>;

function coverOf({ featured_image, image_alt, image_attribution }: Cover): string {
  if (featured_image === '') return '';
  const caption = image_attribution === '' ? '' : ` title="${escapeHtml(captionOf([image_attribution]))}"`;
  return `<p><img src="${escapeHtml(featured_image)}" alt="${escapeHtml(image_alt)}"${caption}></p>`;
}
