export * from '#content/words/pt/policies.ts';
