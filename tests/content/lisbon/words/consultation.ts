export { consultation } from '#content/words/pt/consultation.ts';
