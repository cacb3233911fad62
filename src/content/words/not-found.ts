export { notFoundPage } from '#content/words/en/not-found.ts';
