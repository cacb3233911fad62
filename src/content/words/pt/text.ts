import type * as english from '#content/words/en/text.ts';

export const linkTo: typeof english.linkTo = (heading) => `Ligação para «${heading}»`;
export const notes = 'Notas';
export const note: typeof english.note = (number) => `Nota ${number}`;
export const backTo: typeof english.backTo = (number, place) =>
  place === 1 ? `Voltar ao texto na nota ${number}` : `Voltar ao texto na nota ${number}, lugar ${place}`;
export const table = 'Tabela';
export const callouts = { note: 'Nota', tip: 'Dica', warning: 'Atenção' };
