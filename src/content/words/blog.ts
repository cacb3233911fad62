export { blogList } from '#content/words/en/blog.ts';
