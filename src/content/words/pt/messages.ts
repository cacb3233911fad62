import type { messages as english } from '#content/words/en/messages.ts';

export const messages: typeof english = {
  projectType: 'Tipo de projeto',
  chooseType: 'Escolha o que melhor se adequa',
  send: 'Enviar mensagem',
  sending: 'A enviar…',
  failed: 'Não foi possível enviar a mensagem. Tente novamente.',
  noAnswer: 'Não foi possível enviar a mensagem.',
  notSent: 'A sua mensagem não foi enviada',
};
