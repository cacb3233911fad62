export * from '#content/words/en/forms.ts';
