import type { documents as english } from '#content/words/en/documents.ts';

/** O que os documentos dizem antes dos scripts da página. */
export const documents: typeof english = {
  tradeInPlace: (trade, place) => `${trade} em ${place}`,
  home: 'Início',
  needsScript: (email, phone, hours) =>
    `Esta página precisa de JavaScript. Sem ele, escreva para\n${email} ou ligue para o\n${phone} (${hours}).`,
};
