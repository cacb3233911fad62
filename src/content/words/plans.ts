export { planLabels } from '#content/words/en/plans.ts';
