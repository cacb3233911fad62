export * from '#content/words/pt/plans.ts';
