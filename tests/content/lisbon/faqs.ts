import { price } from '#shared/money.ts';
import { rates } from './pricing.ts';

/** A question and its answer in plain text, which search engines get unchanged. */
export interface Question {
  question: string;
  answer: string;
  /** A page with more information. */
  link?: { label: string; to: string };
}

/** The questions of the pricing page. */
export const pricingQuestions: readonly Question[] = [
  {
    question: 'Quanto custa um site pequeno normal?',
    answer: `Os projetos começam nos ${price(rates.project)}. Um restaurante com ementa em duas línguas, fotografias e pedidos de reserva anda pelos ${price(2_800)}. No blog explico o que esse site precisa mesmo de ter.`,
    link: {
      label: 'O que precisa o site de um restaurante de bairro',
      to: '/blog/o-que-precisa-o-site-de-um-restaurante-de-bairro',
    },
  },
  {
    question: 'Quando é que pago?',
    answer:
      'Num projeto, em geral 40% na adjudicação e 60% na entrega. O trabalho à hora e a avença são faturados uma vez por mês.',
  },
  {
    question: 'Os preços incluem IVA?',
    answer:
      'Não. A todos acresce o IVA à taxa em vigor. No orçamento aparecem os dois valores, para não haver surpresas na fatura.',
  },
  {
    question: 'Quanto tempo demora?',
    answer:
      'Um site normal demora entre 3 e 8\u00a0semanas a contar da assinatura do orçamento. Uma loja ou um sistema de reservas pode demorar mais. A data fica escrita, e também os dias em que preciso dos seus textos e fotografias.',
  },
  {
    question: 'O que não está incluído?',
    answer:
      'O domínio, o alojamento, as caixas de email e os serviços pagos são-lhe faturados diretamente por quem os presta. Escrever os textos de raiz, fotografar, traduzir e uma terceira ronda de revisões são à parte. Rever os textos que me manda está incluído.',
  },
  {
    question: 'O preço pode subir a meio?',
    answer:
      'Pelo que está no orçamento, não. Se pedir mais alguma coisa, digo-lhe quanto acrescenta antes de a fazer, e decide. Se fui eu que calculei mal, o problema é meu.',
  },
  {
    question: 'E depois dos 60\u00a0dias de acompanhamento?',
    answer:
      'Não tem de assinar nada. O site é seu e continua a funcionar. Quando precisar, há o preço à hora; se houver trabalho todas as semanas, há a avença.',
  },
];

/** The questions of the support page. */
export const supportQuestions: readonly Question[] = [
  {
    question: 'O meu site está em baixo. E agora?',
    answer:
      'Ligue. Se eu não atender, escreva com «em baixo» no assunto. Entretanto não mude nada, por muito que apeteça. Um site em baixo passa à frente de tudo o resto. Sou uma pessoa só: durante a noite, respondo de manhã.',
  },
  {
    question: 'O que cobrem os 60\u00a0dias de acompanhamento?',
    answer:
      'Tudo o que fiz e não faz o combinado, perguntas de qualquer tamanho e pequenos acertos: um telefone trocado, uma fotografia mal cortada. Páginas novas e funções novas são trabalho novo, e digo o preço antes.',
  },
  {
    question: 'Como mudo eu alguma coisa?',
    answer:
      'A folha que recebeu na entrega diz onde se entra e como se muda o que muda mais: ementa, preços, horário e fotografias. Se não a encontra, peça, que eu mando outra vez. Se a mudança precisar de mim, um email chega.',
  },
  {
    question: 'Já não consigo entrar.',
    answer:
      'Use a ligação para recuperar a palavra-passe no sítio onde costuma entrar, e veja a pasta de spam. Se não chegar nada, escreva-me a partir do endereço a que a conta pertence. Nunca lhe vou pedir a palavra-passe.',
  },
  {
    question: 'Quero mudar de programador.',
    answer:
      'Os acessos já são seus. Mando-lhe o código e uma cópia da base de dados, e passo uma hora ao telefone com quem vier a seguir. Sem ressentimentos.',
    link: { label: 'O que dizem os termos', to: '/terms-of-service' },
  },
];

/** The questions of the contact page. */
export const contactQuestions: readonly Question[] = [
  {
    question: 'O que ponho na primeira mensagem?',
    answer:
      'O que faz, o que o site deve fazer por si e a data em que precisa dele, se houver uma. Bastam duas frases. Com meia página a primeira resposta sai melhor, e pode mandar a mesma meia página a outros e comparar.',
  },
  {
    question: 'Quanto tempo demora a resposta?',
    answer:
      'No máximo 48\u00a0horas, e de terça a sábado costuma ser menos. Sou eu que respondo, por isso de noite não. Se for urgente, ligue.',
  },
  {
    question: 'Quanto custa perguntar?',
    answer:
      'Nada. As mensagens, a primeira reunião e o orçamento são gratuitos. Só me deve alguma coisa depois de dizer que sim a um preço por escrito.',
  },
  {
    question: 'Trabalha com quem está fora de Lisboa?',
    answer:
      'Sim. Telefone, email e um ecrã partilhado chegam para tudo, dos Açores ao Algarve. Atenção só ao relógio: as horas são as de Lisboa, e nos Açores é menos uma. A página de marcação faz a conta.',
    link: { label: 'Escolher uma hora', to: '/consultation' },
  },
  {
    question: 'Para onde vai a minha mensagem?',
    answer:
      'Para a base de dados deste site, no servidor que alugo, e daí para mim. Mais ninguém a recebe. Fica até eu a apagar e, se me pedir, apago-a logo.',
    link: { label: 'Política de privacidade', to: '/privacy-policy' },
  },
];
