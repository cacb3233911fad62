import type { planLabels as english } from '#content/words/en/plans.ts';

export const planLabels: typeof english = { popular: 'O mais escolhido' };
