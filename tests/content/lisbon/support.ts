import { openingHours } from '#shared/opening-hours.ts';

/** The texts of the support page. */
export const support = {
  title: 'Algo não está bem? Diga-me.',
  lead: 'Para clientes de hoje e de ontem, e para quem se tenha enganado neste site. Sem número de processo nem menus para carregar no 1.',
  ways: {
    email: 'Escrever um email',
    write: 'Escrever neste site',
    form: 'Usar o formulário de contacto',
    formText: 'Vai dar ao mesmo sítio, e guarda o que escreveu se a ligação falhar.',
    phone: 'Ligar',
    phoneText: `${openingHours.inOneLine}. O melhor quando o site está em baixo.`,
  },
  response: {
    name: 'Prazos de resposta',
    title: 'Quando tem notícias minhas',
    list: [
      {
        what: 'Um projeto em curso',
        within: '48\u00a0horas',
        text: 'Pergunta em que ponto está; respondo no prazo de 48\u00a0horas.',
      },
      {
        what: 'Um primeiro contacto',
        within: '6\u00a0horas',
        text: 'Horas úteis, quando vem pelo formulário da página inicial.',
      },
      {
        what: 'A página de contacto',
        within: '48\u00a0horas',
        text: 'Seja qual for o assunto. Costuma ser antes.',
      },
      {
        what: 'Um site em baixo',
        within: 'Primeiro',
        text: 'Antes de tudo o que estiver na mesa. Ligue, para eu ver logo.',
      },
    ],
    why: 'Porquê dois prazos? O formulário da página inicial pergunta por um projeto novo em poucas linhas, e depressa digo se dá e quando. A página de contacto recebe tudo o resto, e há perguntas que só respondo depois de ver o que se passa: por isso são dois dias. O que chega ao domingo ou à segunda-feira tem resposta no dia útil seguinte.',
    hours: `Horas úteis: ${openingHours.inSentence}. Os feriados não contam.`,
  },
  report: {
    name: 'Antes de escrever',
    title: 'Quatro coisas que poupam metade do tempo',
    list: [
      'O endereço da página, copiado do cimo do navegador.',
      'O que fez e o que esperava que acontecesse.',
      'O que aconteceu, com as palavras exatas da mensagem. Uma captura de ecrã é o ideal.',
      'Se foi no telemóvel ou no computador, e se acontece também no outro.',
    ],
  },
  questions: { name: 'Perguntas', title: 'O que mais me perguntam' },
  resources: {
    name: 'Para ler',
    title: 'Para resolver já, sem esperar por mim',
    list: [
      {
        label: 'O que precisa o site de um restaurante de bairro',
        to: '/blog/o-que-precisa-o-site-de-um-restaurante-de-bairro',
        text: 'Seis coisas, por ordem, e o que pode ficar de fora.',
      },
      {
        label: 'Quanto custam as marcações por telefone',
        to: '/blog/quanto-custam-as-marcacoes-por-telefone',
        text: 'Como contar uma semana de chamadas antes de decidir.',
      },
      {
        label: 'Preços',
        to: '/pricing',
        text: 'O que custa o trabalho depois dos 60\u00a0dias de acompanhamento.',
      },
      {
        label: 'Termos de serviço',
        to: '/terms-of-service',
        text: 'Orçamentos, revisões, propriedade e como parar a meio.',
      },
      {
        label: 'Política de privacidade',
        to: '/privacy-policy',
        text: 'O que fica guardado a seu respeito e como o apagar.',
      },
    ],
  },
};
