export * from '#content/words/en/home.ts';
