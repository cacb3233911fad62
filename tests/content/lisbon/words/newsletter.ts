export * from '#content/words/pt/newsletter.ts';
