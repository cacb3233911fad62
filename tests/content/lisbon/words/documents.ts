export { documents } from '#content/words/pt/documents.ts';
