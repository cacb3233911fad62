/** The label of the plan that most clients take. */

export const popular = 'Most popular';
