import { type Manifest, sizeOf } from './manifest.ts';

/** "14 posts, 212 pictures, 38.0 MB". */
export function inNumbers(manifest: Manifest): string {
  const { posts, pictures, bytes } = sizeOf(manifest);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${posts} ${posts === 1 ? 'post' : 'posts'}, ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}, ${megabytes} MB`;
}
