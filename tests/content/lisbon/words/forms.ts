export * from '#content/words/pt/forms.ts';
