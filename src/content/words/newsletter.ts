export {
  anotherLink,
  confirmation,
  goodbye,
  linkPages,
  type LinkWords,
} from '#content/words/en/newsletter.ts';
