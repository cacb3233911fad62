import type { PostInput } from '#shared/contract/posts.ts';
import { plainText } from '../../plain-text.ts';
import { searchText } from '../../search-text.ts';

/** What a post's row has of what its owner has sent. @throws TooDeeplyNested */
export function columns(input: PostInput) {
  return {
    title: input.title,
    excerpt: input.excerpt,
    content: input.content,
    search_text: searchText({ ...input, text: plainText(input.content) }),
    featured_image: input.featured_image,
    image_attribution: input.image_attribution,
    status: input.status,
    category_id: input.category_id,
    author_id: input.author_id,
    author: input.author,
    tags: JSON.stringify(input.tags),
    meta_title: input.meta_title,
    meta_description: input.meta_description,
    read_time: input.read_time,
  };
}
