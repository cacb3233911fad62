export * from '#content/words/en/text.ts';
