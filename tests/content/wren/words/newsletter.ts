export { anotherLink, confirmation, goodbye, type LinkWords } from '#content/words/en/newsletter.ts';
