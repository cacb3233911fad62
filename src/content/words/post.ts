export * from '#content/words/en/post.ts';
