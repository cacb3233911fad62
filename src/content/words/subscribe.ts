export { subscribeForm } from '#content/words/en/subscribe.ts';
