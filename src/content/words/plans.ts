export * from '#content/words/en/plans.ts';
