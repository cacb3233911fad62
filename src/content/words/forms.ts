export { forms, validation } from '#content/words/en/forms.ts';
