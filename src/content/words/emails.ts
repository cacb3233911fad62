export { emails } from '#content/words/en/emails.ts';
