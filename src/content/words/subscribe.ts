export * from '#content/words/en/subscribe.ts';
