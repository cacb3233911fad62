export { emails } from '#content/words/pt/emails.ts';
