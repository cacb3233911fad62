export { frame } from '#content/words/en/frame.ts';
