export { posts } from '#content/words/en/posts.ts';
