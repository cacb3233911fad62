export * from '#content/words/en/posts.ts';
