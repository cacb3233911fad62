export * from '#content/words/pt/home.ts';
