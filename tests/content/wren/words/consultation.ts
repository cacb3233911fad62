export { consultation } from '#content/words/en/consultation.ts';
