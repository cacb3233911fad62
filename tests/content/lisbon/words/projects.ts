export * from '#content/words/pt/projects.ts';
