/** The label of the plan that most clients take. */
export const planLabels = { popular: 'Most popular' };
