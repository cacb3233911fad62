export * from '#content/words/en/blog.ts';
