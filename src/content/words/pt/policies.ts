import type { policyPage as english } from '#content/words/en/policies.ts';

export const policyPage: typeof english = {
  changed: 'Última alteração:',
  summary: 'Em resumo',
  contents: 'Nesta página',
};
