export { postPage, richText } from '#content/words/en/post.ts';
