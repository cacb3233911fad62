export * from '#content/words/pt/blog.ts';
