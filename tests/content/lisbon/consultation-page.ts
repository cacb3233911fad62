import { business } from './business.ts';

interface TalkPart {
  name: string;
  text: string;
  /** A page with more information. */
  link?: { label: string; to: string };
}

const { minutes } = business.consultations;

const beforehand =
  'Se tiver dez minutos, aponte o que as pessoas devem conseguir fazer no site, quem escreve os textos e para quando precisa dele.';

/** The site's own texts on the page for booking a consultation. */
export const consultationPage = {
  title: `${minutes} minutos gratuitos para o seu site.`,
  lead: 'Escolha um dia e uma hora, e conversamos. Conte-me o que o site deve fazer; eu digo o que faria, mesmo que seja nada.',
  messageHint: 'O endereço do seu site e o que não lhe agrada nele.',
  /** What it is, as the visitor's calendar says. */
  about: 'Uma reunião gratuita sobre o seu site.',
  /** What to do before it, as the emails about it say, too. */
  beforehand,
  /** Shown below the form. */
  talk: {
    name: 'A reunião',
    title: 'O que fazemos com o tempo',
    parts: [
      {
        name: 'Antes',
        text: `Não precisa de preparar nada. ${beforehand}`,
      },
      {
        name: 'Durante',
        text: 'Pergunto para que serve o site e vejo o que já existe. Pode perguntar-me o que quiser. Se o telefone não para, traga as chamadas de uma semana contadas: fazemos a conta em conjunto.',
        link: {
          label: 'Como contar as chamadas',
          to: '/blog/quanto-custam-as-marcacoes-por-telefone',
        },
      },
      {
        name: 'Depois',
        text: 'Se quiser um orçamento, recebe-o por escrito, com uma lista por baixo do valor. Se eu não for a pessoa certa, digo-lho e indico quem é.',
      },
    ] as readonly TalkPart[],
    write: 'Prefiro escrever',
  },
};
