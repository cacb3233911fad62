export { documents } from '#content/words/en/documents.ts';
