import { business } from './business.ts';

/** The texts of the home page, section by section. */
export const home = {
  hero: {
    title: 'Um site que trabalha enquanto atende ao balcão.',
    lead: `Chamo-me ${business.who.name} e sou programadora web em Lisboa. Desenho, construo e cuido de sites para lojas, restaurantes e associações. O preço vem por escrito, com uma data, e o telefone que está nesta página é o meu.`,
    primary: 'Marcar uma reunião gratuita',
    secondary: 'Ver os trabalhos',
    artAlt:
      'Uma mesa de trabalho junto a uma varanda de Lisboa: um site esboçado em papel, uma chávena de café e um vaso de manjerico; lá fora, um elétrico amarelo sobe a rua entre fachadas de azulejo, com o Tejo e a ponte ao fundo',
  },
  facts: [
    { figure: business.who.claims.experience, label: 'a fazer sites' },
    { figure: business.who.claims.projects, label: 'entregues e em uso' },
    { figure: business.who.claims.satisfaction, label: 'clientes voltam com outro projeto' },
  ],
  about: {
    name: 'Sobre mim',
    title: 'Um ateliê. Uma pessoa. Nenhum intermediário.',
    paragraphs: [
      'Um negócio pequeno raramente precisa de uma agência. Precisa de alguém que diga quanto custa, que cumpra a data e que ainda atenda um ano depois de o site estar no ar.',
      'É o que faço há doze anos. Desenho as páginas, escrevo o código, trato do domínio e sento-me ao seu lado até saber mudar por si a ementa ou o horário. Quando alguma coisa falha, liga para quem a fez.',
    ],
    link: 'Como trabalho',
  },
  services: {
    name: 'Serviços',
    title: 'O que posso fazer pelo seu negócio',
    link: 'Todos os serviços e as etapas de um projeto',
  },
  portfolio: {
    name: 'Portefólio',
    title: 'Três negócios, três problemas resolvidos',
    link: 'Ver todos os projetos',
  },
  pricing: {
    name: 'Preços',
    title: 'Preços que se leem antes de telefonar',
    lead: 'Três maneiras de pagar e um orçamento por escrito antes de qualquer delas. Sem pacotes «ouro» nem «platina».',
    link: 'Extras, perguntas e tudo o que está incluído',
  },
  blog: {
    name: 'Blog',
    title: 'Apontamentos do ateliê',
    link: 'Todos os artigos',
  },
  newsletter: {
    title: 'Uma newsletter útil por mês.',
    lead: `O que aprendi a arranjar sites de outras pessoas, em cinco minutos de leitura. Já a recebem ${business.who.claims.readers} pessoas. Sai quando quiser.`,
  },
  contact: {
    name: 'Contacto',
    title: 'Conte-me do que precisa.',
    lead: 'Bastam duas frases para começar. Se eu não for a pessoa certa, digo-lho e indico quem é.',
    reply: 'Respondo no prazo de 6\u00a0horas úteis.',
  },
};

/** The project types of the home form; `value` is sent. */
export const projectTypes = [
  { value: 'site-novo', label: 'Um site novo' },
  { value: 'renovacao', label: 'Renovar o site que tenho' },
  { value: 'reservas', label: 'Reservas ou marcações' },
  { value: 'loja-online', label: 'Uma loja online' },
  { value: 'manutencao', label: 'Cuidar do meu site' },
  { value: 'outro', label: 'Outra coisa' },
] as const;
