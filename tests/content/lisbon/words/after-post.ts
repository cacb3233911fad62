export * from '#content/words/pt/after-post.ts';
