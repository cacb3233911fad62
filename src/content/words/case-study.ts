export * from '#content/words/en/case-study.ts';
