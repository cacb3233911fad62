import type {
  answers as englishAnswers,
  dayAnswers as englishDayAnswers,
  fieldAnswers as englishFieldAnswers,
  textAnswers as englishTextAnswers,
} from '#content/words/en/answers.ts';

/** O que a API responde aos pedidos de visitantes que não pode satisfazer. */
export const answers: typeof englishAnswers = {
  request: {
    addressMoved: 'Abra a página neste endereço.',
    addressInvalid: 'O endereço não é válido.',
    parameterRepeated: 'Um parâmetro foi indicado duas vezes.',
    unreadable: 'Não foi possível ler o pedido.',
    invalid: 'O pedido não é válido.',
    fromAnotherSite: 'Este pedido veio de outro site.',
    notFound: 'Não encontrado',
    tooLarge: (kilobytes) => `O pedido é demasiado grande; são lidos, no máximo, ${kilobytes}\u00a0KB.`,
    tooMany: 'Demasiados pedidos. Aguarde um pouco e tente novamente.',
    noRoom: 'O servidor já não tem espaço. Nada foi guardado; tente novamente mais tarde.',
    unavailable:
      'De momento, o site não consegue aceder aos seus dados. Tente novamente dentro de instantes.',
    failed: 'Algo correu mal do nosso lado. Tente novamente.',
  },
  post: { topicNotFound: 'Tema não encontrado', notFound: 'Artigo não encontrado' },
  consultation: {
    timeTaken: 'Essa hora acabou de ser reservada. Escolha outra.',
    dayOff: 'Não há reuniões nesse dia. Escolha outro.',
    unknown: 'Esta ligação não corresponde a nenhuma reunião.',
    cancelled: 'Esta reunião já foi cancelada.',
    over: 'Esta reunião já passou, por isso não pode ser mudada nem cancelada.',
    changed: 'Esta reunião acabou de ser alterada. Volte a carregar a página.',
  },
  newsletter: {
    notFound: 'Não há nenhuma newsletter neste endereço.',
    brokenLink: 'Esta ligação está incompleta. Abra-a novamente a partir do email.',
    brokenExit:
      'Esta ligação está incompleta. Abra-a novamente a partir do email ou peça que lhe seja enviada outra.',
    oldLink: 'Esta ligação é anterior à sua saída da lista. Volte a subscrever a newsletter.',
    byHand: (email) =>
      `Não é possível enviar emails a partir daqui. Escreva para ${email}, e o seu endereço será retirado da lista.`,
  },
};

export const textAnswers: typeof englishTextAnswers = {
  notText: (label) => `${label} tem de ser texto.`,
  tooLong: (label, max) => `${label} pode ter, no máximo, ${max.toLocaleString('pt-PT')} caracteres.`,
  unreadable: (label) => `${label} contém caracteres que não é possível ler.`,
  severalLines: (label) => `${label} tem de caber numa só linha.`,
};

export const dayAnswers: typeof englishDayAnswers = {
  missing: 'Escolha uma data.',
  malformed: 'A data tem de ter a forma 2026-01-31.',
  nonexistent: 'Essa data não existe.',
};

export const fieldAnswers: typeof englishFieldAnswers = {
  labels: {
    name: 'O seu nome',
    email: 'O endereço de email',
    phone: 'O número de telefone',
    subject: 'O assunto',
    message: 'A mensagem',
    category: 'A categoria',
    search: 'A pesquisa',
    slug: 'O endereço do artigo',
  },
  nameMissing: 'Indique o seu nome.',
  emailMissing: 'Indique o seu endereço de email.',
  emailInvalid: 'Indique um endereço de email válido.',
  emailForeign:
    'Indique um endereço com letras simples, sem acentos, antes do @. Muitos servidores de email não aceitam outras.',
  messageMissing: 'Escreva uma mensagem.',
  timeMissing: 'Escolha uma hora.',
  timeNotOffered: 'Escolha uma das horas disponíveis.',
  linkIncomplete: 'A ligação está incompleta.',
};
