import type {
  anotherLink as englishAnotherLink,
  archive as englishArchive,
  linkPages as englishLinkPages,
  LinkWords,
} from '#content/words/en/newsletter.ts';

const failed = 'Não resultou. Tente novamente dentro de momentos.';

export const confirmation: LinkWords = {
  title: 'Quer receber a minha newsletter?',
  text: 'Um clique, e passa a receber a newsletter todos os meses.',
  button: 'Confirmar',
  busy: 'A confirmar…',
  done: {
    title: 'Está na lista.',
    text: 'Vai receber a próxima newsletter. Todas trazem uma ligação para cancelar a subscrição.',
  },
  broken: {
    title: 'Esta ligação não funciona.',
    text: 'Alguns programas de email partem as ligações longas em duas. Experimente outra vez a do email ou copie-a toda. Se for anterior à sua saída da lista, subscreva de novo.',
  },
  failed,
};

export const goodbye: LinkWords = {
  title: 'Sair da lista?',
  text: 'Um botão, sem perguntas. Depois disso não recebe mais nenhuma newsletter.',
  button: 'Cancelar a subscrição',
  busy: 'A cancelar…',
  done: {
    title: 'Já não está na lista.',
    text: 'Não recebe mais nenhuma newsletter. Se foi engano, subscreva de novo aqui em baixo.',
  },
  broken: {
    title: 'Esta ligação não funciona.',
    text: 'Alguns programas de email partem as ligações longas em duas. Experimente outra vez a do email ou peça que lhe seja enviada outra.',
  },
  failed,
};

export const anotherLink: typeof englishAnotherLink = {
  title: 'Pedir outra ligação',
  label: 'O endereço em que recebe a newsletter',
  placeholder: 'nome@exemplo.pt',
  button: 'Enviar a ligação',
  busy: 'A enviar…',
  sent: {
    title: 'Veja a sua caixa de correio.',
    text: 'Se o endereço estiver na lista, já vai a caminho uma ligação para sair.',
  },
  failed: 'Não foi possível enviar a ligação. Tente novamente.',
  byHand: { before: 'Ou escreva para', after: ', e eu retiro o seu endereço da lista à mão.' },
};

export const archive: typeof englishArchive = {
  title: 'Newsletter',
  lead: 'O que escrevi até agora a quem subscreveu, do mais recente para o mais antigo.',
  none: 'Ainda nada foi enviado.',
  first: 'Subscreva em baixo, e recebe a primeira.',
  sentOn: 'Enviada a quem subscreveu em',
  all: 'Todas as newsletters',
  gone: {
    title: 'Esta newsletter não está na web.',
    text: 'Foi retirada, ou o endereço não está completo. Quem a recebeu ainda a tem no correio.',
  },
  post: 'Ler no blog',
  loading: 'A carregar as newsletters',
  failed: 'Não foi possível carregar as newsletters',
  feed: 'Feed das newsletters',
};

export const linkPages: typeof englishLinkPages = {
  noAnswer: 'Não houve resposta.',
  read: 'Ler alguma coisa agora',
  home: 'Voltar à página inicial',
  signUp: 'Subscrever de novo',
  reach: 'Ou entre em contacto:',
};
