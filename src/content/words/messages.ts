export * from '#content/words/en/messages.ts';
