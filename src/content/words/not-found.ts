export * from '#content/words/en/not-found.ts';
