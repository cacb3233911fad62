export * from '#content/words/en/preview.ts';
