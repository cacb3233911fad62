export * from '#content/words/en/after-post.ts';
