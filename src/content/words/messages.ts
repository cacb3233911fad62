export { messages } from '#content/words/en/messages.ts';
