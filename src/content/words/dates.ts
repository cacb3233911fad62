export { dateWords } from '#content/words/en/dates.ts';
