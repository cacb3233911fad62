export { homeLabels } from '#content/words/en/home.ts';
