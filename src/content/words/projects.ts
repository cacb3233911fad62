export { projectWords } from '#content/words/en/projects.ts';
