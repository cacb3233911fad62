export * from '#content/words/en/newsletter.ts';
