export * from '#content/words/pt/not-found.ts';
