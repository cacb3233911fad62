import type { notFoundPage as english } from '#content/words/en/not-found.ts';

export const notFoundPage: typeof english = {
  title: 'Não há nenhuma página neste endereço.',
  text: 'O link pode ser antigo, ou perdeu-se uma letra pelo caminho. A página inicial sabe onde está tudo, e também pode',
  tell: 'avisar-me',
  end: '.',
  home: 'Ir para a página inicial',
};
