import { price } from '#shared/money.ts';
import { tradeInSentence } from '#shared/trade.ts';
import { business } from './business.ts';
import { rates } from './pricing.ts';

/** A document's metadata, for its head and for sharing. */
export interface PageMeta {
  title: string;
  description: string;
  /** Excluded from search engines. */
  noindex?: true;
}

function titled(name: string): string {
  return `${name} | ${business.who.name}, ${tradeInSentence(business)}`;
}

/** Every public address with its title and description; read by the pages and by the server. */
export const pages = {
  '/': {
    title: `${business.who.name} | ${business.who.trade} em ${business.where.shown}`,
    description: business.who.description,
  },
  '/about': {
    title: titled('Sobre mim'),
    description: `Quem é ${business.who.name}, como trabalha e porque lhe confiam os seus sites lojas, restaurantes e associações de Lisboa.`,
  },
  '/services': {
    title: titled('Serviços'),
    description:
      'Sites, reservas e marcações, lojas online, renovações, pesquisa local e manutenção: para que serve cada um e como corre um projeto em quatro etapas.',
  },
  '/portfolio': {
    title: titled('Portefólio'),
    description: 'Uma mercearia, uma tasca e uma oficina de azulejo: o problema de cada uma e o que mudou.',
  },
  '/pricing': {
    title: titled('Preços'),
    description: `${price(rates.hour)} à hora, projetos a partir de ${price(rates.project)}, ou uma avença de ${rates.retainerHours}\u00a0horas por mês por ${price(rates.retainer)}. O que está incluído e o que é à parte.`,
  },
  '/contact': {
    title: titled('Contacto'),
    description:
      'Escreva, ligue ou marque uma reunião gratuita de 45\u00a0minutos. As mensagens têm resposta no prazo de 48\u00a0horas.',
  },
  '/blog': {
    title: titled('Blog'),
    description:
      'Conselhos simples sobre sites, marcações e clientes, para quem tem um negócio de porta aberta.',
  },
  '/consultation': {
    title: titled('Marcar uma reunião gratuita'),
    description:
      'Escolha um dia e uma hora para uma reunião de 45\u00a0minutos sobre o seu site. Gratuita, de terça a sábado, hora de Lisboa.',
  },
  '/consultation/appointment': {
    title: titled('A sua reunião'),
    description: 'Mudar ou cancelar uma reunião já marcada.',
    noindex: true,
  },
  '/thank-you': {
    title: titled('Obrigada'),
    description: 'A sua mensagem chegou.',
    noindex: true,
  },
  '/privacy-policy': {
    title: titled('Política de privacidade'),
    description:
      'O que este site guarda a seu respeito, porquê, durante quanto tempo, e como pedir que seja apagado.',
  },
  '/terms-of-service': {
    title: titled('Termos de serviço'),
    description:
      'Como trabalhamos: orçamentos, pagamentos, revisões, propriedade e acompanhamento, em palavras simples.',
  },
  '/support': {
    title: titled('Apoio'),
    description:
      'Ajuda para clientes: como falar comigo, quando respondo, e respostas às perguntas do costume.',
  },
  '/newsletter': {
    title: titled('Newsletter'),
    description: 'As newsletters enviadas até agora, para ler no navegador.',
  },
  '/newsletter/confirm': {
    title: titled('Confirmar o endereço'),
    description: 'Um botão, e recebe a próxima newsletter.',
    noindex: true,
  },
  '/newsletter/unsubscribe': {
    title: titled('Deixar de receber a newsletter'),
    description: 'Um botão, e não recebe mais nenhuma newsletter.',
    noindex: true,
  },
  '/dashboard': {
    title: titled('Painel'),
    description: 'Para a dona deste site.',
    noindex: true,
  },
} as const satisfies Record<string, PageMeta>;

/** The metadata for unknown addresses. */
export const notFound: PageMeta = {
  title: titled('Página não encontrada'),
  description: 'Não há nenhuma página neste endereço.',
  noindex: true,
};
