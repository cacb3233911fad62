import type { forms as english, validation as englishValidation } from '#content/words/en/forms.ts';

export const forms: typeof english = {
  labels: {
    name: 'Nome',
    email: 'Endereço de email',
    phone: 'Telefone',
    subject: 'Assunto',
    message: 'Mensagem',
  },
  optional: 'Opcional',
  trap: 'Deixe este campo vazio',
  needsScript: {
    write: 'Este formulário precisa de JavaScript. Sem ele, escreva para',
    call: 'ou ligue para o',
    end: '.',
  },
  failures: {
    noAnswer: (what) => `${what} Verifique a sua ligação à Internet e tente novamente.`,
    network: 'Erro de rede.',
    unreadable: 'O servidor enviou uma resposta que não foi possível ler.',
    status: (status) => `Erro HTTP! Estado: ${status}`,
  },
};

export const validation: typeof englishValidation = {
  fields: {
    name: 'O nome',
    email: 'O endereço de email',
    phone: 'O número de telefone',
    subject: 'O assunto',
    message: 'A mensagem',
  },
  notText: (field) => `${field} tem de ser texto.`,
  tooLong: (field, max) => `${field} pode ter, no máximo, ${max} caracteres.`,
  unreadable: (field) => `${field} contém caracteres que não é possível ler.`,
  severalLines: (field) => `${field} tem de caber numa só linha.`,
  noName: 'Escreva o seu nome.',
  noEmail: 'Escreva o seu endereço de email.',
  wrongEmail: 'Escreva um endereço de email válido.',
  foreignEmail:
    'Escreva um endereço só com letras simples antes do @. Muitos servidores de email não aceitam outras.',
  noMessage: 'Escreva uma mensagem.',
  noDate: 'Escolha um dia.',
  wrongDate: 'A data deve ter a forma 2026-01-31.',
  unknownDate: 'Essa data não existe.',
  noTime: 'Escolha uma hora.',
  unknownTime: 'Escolha uma das horas propostas.',
  brokenLink: 'O link não está completo.',
};
