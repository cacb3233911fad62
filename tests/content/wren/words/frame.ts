export * from '#content/words/en/frame.ts';
