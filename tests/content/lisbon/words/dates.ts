export { dateWords } from '#content/words/pt/dates.ts';
