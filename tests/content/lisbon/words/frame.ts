export * from '#content/words/pt/frame.ts';
