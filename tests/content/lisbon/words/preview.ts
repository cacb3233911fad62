export * from '#content/words/pt/preview.ts';
