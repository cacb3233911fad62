import type { subscribeForm as english } from '#content/words/en/subscribe.ts';

export const subscribeForm: typeof english = {
  label: 'Endereço de email',
  hint: 'O seu endereço não é partilhado com ninguém.',
  placeholder: 'nome@exemplo.pt',
  button: 'Subscrever',
  busy: 'A subscrever…',
  failed: 'Não foi possível subscrever. Tente novamente.',
  noAnswer: 'Não foi possível subscrever.',
  notYet: 'Ainda não subscreveu',
  thanks: 'Agradeço a sua subscrição.',
  pending: {
    before: 'Só falta um passo: veja a caixa de entrada de',
    after: '. Confirme na mensagem que lá está e recebe a próxima newsletter.',
  },
  done: { before: 'A próxima newsletter segue para', after: '.' },
};
