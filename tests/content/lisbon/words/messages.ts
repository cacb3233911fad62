export * from '#content/words/pt/messages.ts';
