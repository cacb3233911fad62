export * from '#content/words/pt/case-study.ts';
