export * from '#content/words/pt/posts.ts';
