export * from '#content/words/pt/subscribe.ts';
