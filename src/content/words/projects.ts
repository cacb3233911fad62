export * from '#content/words/en/projects.ts';
