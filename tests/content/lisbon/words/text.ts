export * from '#content/words/pt/text.ts';
