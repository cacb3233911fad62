export * from '#content/words/pt/post.ts';
