import type { dateWords as english } from '#content/words/en/dates.ts';

export const dateWords: typeof english = { none: 'Sem data', invalid: 'Data inválida' };
