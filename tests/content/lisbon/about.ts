import { business } from './business.ts';

/** The texts of the about page. */
export const about = {
  title: 'Vai saber quem o fez.',
  lead: `Chamo-me ${business.who.name}. Trabalho sozinha, num ateliê no centro de Lisboa, para quem tem um negócio que não é fazer sites.`,
  artAlt:
    'Uma mesa vista de cima, sobre um chão de azulejo: um caderno com páginas esboçadas, um lápis, um teclado, um café e um pastel de nata num prato',
  mission: {
    name: 'O que me move',
    statement:
      'Uma tasca, uma mercearia e uma associação de moradores merecem um site tão bom como os das grandes marcas. À medida da sua bolsa, e que fique seu.',
    paragraphs: [
      'O que corre mal nos sites pequenos quase nunca é técnico. Ninguém apontou em nome de quem está o domínio. O sobrinho que sabia mudar a ementa foi trabalhar para fora. O orçamento dizia «com assistência» e ninguém perguntou qual.',
      'Por isso tento fazer bem as coisas simples. Um preço por escrito antes de começar. Páginas que abrem num telemóvel antigo, na cave, com pouca rede. Contas em seu nome. E, no fim, uma folha que explica tudo à pessoa que vier a seguir, caso não seja eu.',
    ],
  },
  /** Each value with its price in practice. */
  values: {
    name: 'Valores',
    title: 'Quatro palavras, e o que custam na prática',
    list: [
      {
        name: 'Franqueza',
        meaning: 'A mesma resposta antes e depois de assinar.',
        practice:
          'Se uma página numa rede social lhe chega por agora, digo-lho logo na primeira reunião. Vê o preço, o que ele inclui e o que deixa de fora.',
      },
      {
        name: 'Rigor',
        meaning: 'Acabado quer dizer experimentado, à mão.',
        practice:
          'Antes de pôr um site no ar percorro-o só com o teclado, com a letra ao dobro, num telemóvel de há seis anos e à luz da rua. Demora uma tarde, e ainda não houve tarde em que não encontrasse nada.',
      },
      {
        name: 'Proximidade',
        meaning: 'Uma pessoa que conhece o seu site e o seu nome.',
        practice:
          'Escreve-me e sou eu que respondo, sem números de processo. Um site em baixo passa à frente de tudo o que estiver na mesa. Quando vou de férias, aviso das datas com tempo.',
      },
      {
        name: 'Simplicidade',
        meaning: 'Uma ferramenta nova tem de merecer o lugar.',
        practice:
          'Experimento-a primeiro neste site, onde só me prejudica a mim. Se torna uma página mais rápida ou mais fácil, entra no projeto seguinte. Se não, dá um artigo para o blog.',
      },
    ],
  },
  expertise: {
    name: 'Experiência',
    title: 'O que doze anos nesta mesa me ensinaram',
    list: [
      {
        name: 'Páginas que se usam',
        text: 'Ordem, letra e palavras que levam a algum lado. Formulários que se acabam de preencher.',
        tools: 'HTML, CSS, TypeScript, React',
      },
      {
        name: 'Reservas e marcações',
        text: 'Mesas, cadeiras de barbeiro, salas e aulas, sem duas pessoas à mesma hora.',
        tools: 'Node.js, PostgreSQL, iCalendar',
      },
      {
        name: 'Rapidez',
        text: 'Páginas que abrem em menos de dois segundos com pouca rede. Medido, e não a olho.',
        tools: 'Lighthouse, imagens e letras à medida',
      },
      {
        name: 'Acesso para todos',
        text: 'Com teclado, com leitor de ecrã, com a página a 400%, ao sol. WCAG 2.2, nível AA.',
        tools: 'axe, NVDA, VoiceOver',
      },
      {
        name: 'Vender pela Internet',
        text: 'MB WAY, cartão, portes para as ilhas, faturas e um stock que se muda ao balcão.',
        tools: 'Stripe, Shopify, faturação certificada',
      },
      {
        name: 'Várias línguas',
        text: 'Português para o bairro e inglês ou francês para quem chega, sem traduções ao calhas.',
        tools: 'Astro, Decap CMS, endereços por língua',
      },
    ],
  },
  why: {
    name: 'Porquê eu',
    title: 'Razões para me escolher, e razões para não',
    forMe: {
      title: 'Escolha-me quando',
      list: [
        'Quer falar com a pessoa que escreve o código.',
        'Precisa de um preço e de uma data por escrito antes de decidir.',
        'Quer mudar a ementa, os preços e o horário sem telefonar a ninguém.',
        'Faz questão de ser dono do domínio, das contas e do código.',
      ],
    },
    against: {
      title: 'Escolha outra pessoa quando',
      list: [
        'Precisa de uma página até sexta-feira. Um construtor de sites faz isso bem, e por pouco dinheiro.',
        'Vende bilhetes ao sábado à noite e quer alguém acordado à meia-noite. Eu estou a dormir.',
        'A obra pede seis pessoas ao mesmo tempo. Eu sou uma, e quando tenho gripe o projeto também tem.',
      ],
    },
    facts: [
      { figure: business.who.claims.experience, label: 'a fazer sites' },
      { figure: business.who.claims.projects, label: 'entregues e em uso' },
      { figure: business.who.claims.satisfaction, label: 'clientes voltam com outro projeto' },
    ],
    note: '',
  },
  calls: {
    title: 'Três quartos de hora chegam para nos conhecermos.',
    text: 'A primeira reunião é gratuita e dura 45\u00a0minutos. Traga a pergunta que quase tem vergonha de fazer: costuma ser essa que decide o projeto.',
    consultation: 'Marcar uma reunião gratuita',
    contact: 'Prefiro escrever',
  },
};
