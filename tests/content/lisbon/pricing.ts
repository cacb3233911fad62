import { price, priceRange } from '#shared/money.ts';

/*
 * What the work costs: the three ways to pay, the add-ons, and the texts of the pricing page. Amounts are numbers, in
 * the currency of business.ts.
 */

/** The amounts that other pages mention, too. */
export const rates = { hour: 48, project: 1_900, retainer: 520, retainerHours: 12 };

export interface PricingPlan {
  name: string;
  /** Shown before the price. */
  from?: string;
  price: string;
  period: string;
  description: string;
  features: readonly string[];
  popular: boolean;
}

/** The three ways to pay for the work. */
export const plans: readonly PricingPlan[] = [
  {
    name: 'À hora',
    price: price(rates.hour),
    period: 'por hora',
    description: 'Para arranjos, conselhos e pequenas mudanças.',
    features: ['Conta-se ao quarto de hora', 'Uma estimativa antes de começar', 'Sem mínimo e sem contrato'],
    popular: false,
  },
  {
    name: 'Por projeto',
    from: 'A partir de',
    price: price(rates.project),
    period: 'por projeto',
    description: 'Para um site novo ou renovado, combinado por escrito.',
    features: [
      '2 rondas de revisões',
      '60\u00a0dias de acompanhamento',
      'Em geral, 3 a 8\u00a0semanas',
      'Em geral, 40% na adjudicação e 60% na entrega',
    ],
    popular: true,
  },
  {
    name: 'Avença mensal',
    price: price(rates.retainer),
    period: 'por mês',
    description: 'Para um site que está sempre a crescer.',
    features: [
      `${rates.retainerHours}\u00a0horas de trabalho por mês`,
      'Atualizações, cópias e vigilância',
      'Termina com um mês de aviso',
    ],
    popular: false,
  },
];

export interface AddOn {
  name: string;
  price: string;
  description: string;
}

/** Add-ons to a project. */
export const addOns: readonly AddOn[] = [
  {
    name: 'Reservas e marcações',
    price: priceRange(600, 1_400),
    description: 'Horas livres à vista, confirmações e lembretes por email, e a agenda no telemóvel.',
  },
  {
    name: 'Loja online',
    price: priceRange(900, 2_600),
    description: 'Produtos, MB WAY, portes e levantamento, experimentados com encomendas verdadeiras.',
  },
  {
    name: 'Outra língua',
    price: priceRange(350, 800),
    description: 'As páginas preparadas para inglês, francês ou espanhol, com a tradução que me entregar.',
  },
  {
    name: 'Pesquisa local',
    price: priceRange(280, 750),
    description: 'Ficha nos mapas, páginas que respondem ao que se procura no bairro, e um relatório.',
  },
];

/** The texts of the pricing page. */
export const pricingPage = {
  title: 'Quanto custa, com os números à vista',
  lead: 'Escolha a maneira de pagar que melhor serve o trabalho. Seja qual for, tem o preço por escrito antes de eu começar. Aos valores acresce o IVA à taxa em vigor.',
  plansTitle: 'Três maneiras de pagar',
  payment: {
    name: 'Quando e quanto tempo',
    title: 'Uma parte para começar, o resto quando estiver pronto',
    /** Both drawn to scale, to the nearest tenth. */
    upfront: {
      percent: 40,
      share: '40% na adjudicação',
      text: 'Guarda o seu lugar e paga o trabalho enquanto ele acontece.',
    },
    completion: { percent: 60, share: '60% na entrega', text: 'É a sua garantia de que acabo.' },
    text: 'É este, em geral, o plano de um projeto. Se outro ritmo der mais jeito à sua tesouraria, diga-o antes de assinarmos, e fica esse por escrito.',
    timeline: 'Um site normal demora 3 a 8\u00a0semanas',
    timelineText:
      'A diferença raramente está no código. Está no tempo que os textos e as fotografias demoram a chegar, e em quantas pessoas têm de concordar.',
    weeks: ['1', '2', '3', '4', '5', '6', '7', '8'],
    /** The week in which the fastest sites are finished. */
    earliest: 3,
    weekLabel: 'Semana',
  },
  addOns: {
    name: 'Serviços à parte',
    title: 'Quatro trabalhos que se juntam a um projeto',
    lead: 'Os intervalos são largos porque as palavras também o são. Antes de dizer que sim, tem um só número, por escrito.',
  },
  fair: {
    name: 'Porque é justo',
    title: 'Porque são preços justos para os dois lados',
    reasons: [
      {
        name: 'Uma tabela para toda a gente',
        text: 'Os números desta página são os números. Não vou ver que carro tem antes de fazer o orçamento.',
      },
      {
        name: 'Paga trabalho, não paga um escritório',
        text: 'Sem gestores de conta, sem vendedores, sem renda na Avenida. As horas da fatura são horas à mesa.',
      },
      {
        name: 'Os meus erros são meus',
        text: 'Se o que fiz tiver defeito, arranjo-o de graça durante 60\u00a0dias. Nunca paga à hora uma gralha minha.',
      },
      {
        name: 'As contas dos outros vão direitas a si',
        text: 'O domínio, o alojamento e o email são pagos por si, em seu nome, pelo que custam. Não acrescento nada nem recebo comissão.',
      },
    ],
    /** The retainer's break-even: the hourly rate × hours against the retainer. */
    comparison: {
      title: 'Quando a avença compensa, e quando não',
      text: 'Menos de onze horas num mês normal? Então sai mais barato à hora, e sou a primeira a dizer-lho.',
      head: ['Horas', 'À\u00a0hora', 'Avença', 'Mais barato'],
      rows: [4, 8, 10, 11, 12].map(compared),
      turn: String(Math.ceil(rates.retainer / rates.hour)),
    },
  },
  questions: { name: 'Perguntas', title: 'Sete perguntas sobre dinheiro' },
  calls: {
    title: 'Quer um número para o seu?',
    text: 'Mande meia página sobre o que o site deve fazer. Recebe um preço com uma lista por baixo, que pode mostrar a quem quiser.',
    contact: 'Pedir um orçamento',
    consultation: 'Marcar uma reunião gratuita',
  },
};

/** A row of the comparison: the hours of a month, what they cost either way, and which is cheaper. */
function compared(hours: number): string[] {
  const hourly = rates.hour * hours;
  const saved = Math.abs(rates.retainer - hourly);
  const cheaper = hourly < rates.retainer ? 'À hora' : 'Avença';
  return [String(hours), price(hourly), price(rates.retainer), `${cheaper}, menos ${price(saved)}`];
}
