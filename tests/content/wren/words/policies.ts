export * from '#content/words/en/policies.ts';
