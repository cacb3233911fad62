import type * as english from '#content/words/en/forms.ts';

export const name = 'Nome';
export const email = 'Endereço de email';
export const phone = 'Telefone';
export const subject = 'Assunto';
export const message = 'Mensagem';
export const missing: typeof english.missing = {
  text: 'Preencha este campo, por favor.',
  email: 'Indique um endereço de email, por favor.',
  'select-one': 'Escolha uma opção, por favor.',
};
export const invalid: typeof english.invalid = {
  text: 'Verifique o que escreveu, por favor.',
  email: 'Este endereço de email não está completo. É parecido com nome@exemplo.pt.',
};
export const optional = 'Opcional';
export const trap = 'Deixe este campo vazio';
export const needsScript = 'Este formulário precisa de JavaScript. Sem ele, escreva para';
export const orCall = 'ou ligue para o';
export const end = '.';
export const noAnswer = (what: string) => `${what} Verifique a sua ligação à Internet e tente novamente.`;
export const networkError = 'Erro de rede.';
export const unreadable = 'O servidor enviou uma resposta que não foi possível ler.';
export const httpError = (status: number) => `O servidor respondeu com o erro ${status}.`;
