/** The texts of the services page. */
export const servicesPage = {
  title: 'Seis trabalhos, do princípio ao fim',
  lead: 'Cada um acaba em alguma coisa que funciona, que é sua e que lhe mostrei como se usa. Se o seu não está na lista, pergunte. Pode ser que não precise dele.',
  costs: 'Costuma pagar-se',
  example: (project: string) => `Ver em ${project}`,
  process: {
    name: 'Como corre um projeto',
    title: 'Quatro etapas, em geral três a oito semanas',
    mine: 'O meu lado',
    yours: 'O seu lado',
    steps: [
      {
        name: 'Conversar e planear',
        text: 'Descobrimos o que o site tem de fazer numa terça-feira normal, e o que pode ficar de fora.',
        mine: 'Ouço, vejo o que já existe e escrevo um plano com um preço e uma data.',
        yours:
          'Uma reunião de 45\u00a0minutos e meia página: o que as pessoas devem conseguir fazer, que páginas, quem escreve os textos.',
        result: 'Um orçamento por escrito. Enquanto não disser que sim, não deve nada.',
      },
      {
        name: 'Desenhar',
        text: 'Decide-se onde fica cada coisa enquanto mudar de ideias ainda é barato.',
        mine: 'Desenho as páginas principais com os seus textos verdadeiros, e já se pode carregar nelas.',
        yours: 'Mostre-as a dois clientes e diga-me onde hesitaram. Estão incluídas duas rondas de revisões.',
        result: 'Um protótipo que se abre no seu telemóvel.',
      },
      {
        name: 'Construir e experimentar',
        text: 'A parte que toda a gente imagina, e a parte que ninguém vê.',
        mine: 'Construo, e depois tento estragar: dados errados, sem rede, só com o teclado, num ecrã pequeno, na impressora.',
        yours: 'Textos e fotografias, nas datas combinadas. É por eles que os projetos costumam esperar.',
        result: 'O site completo num endereço reservado, pronto a experimentar.',
      },
      {
        name: 'Pôr no ar e acompanhar',
        text: 'Mudar de casa sem perder uma carta nem uma ligação.',
        mine: 'Mudo o domínio e o email, encaminho os endereços antigos e fico uma hora ao seu lado.',
        yours: 'Mude o horário uma vez, comigo a ver. A partir daí sabe que consegue.',
        result: 'O site no ar, uma folha com todas as contas e 60\u00a0dias de acompanhamento.',
      },
    ],
  },
  technologies: {
    name: 'Tecnologias',
    title: 'Com que trabalho',
    lead: 'Ferramentas com alguns anos de provas dadas, em que outra pessoa pode pegar amanhã. Não precisa de conhecer nenhum destes nomes.',
    groups: [
      { name: 'O que se vê', list: ['HTML', 'CSS', 'TypeScript', 'React', 'Astro'] },
      { name: 'O que está por trás', list: ['Node.js', 'Express', 'SQLite', 'PostgreSQL'] },
      { name: 'Vender e receber', list: ['MB WAY', 'Stripe', 'Shopify'] },
      { name: 'Mudar os textos', list: ['Decap CMS', 'Um painel feito para si'] },
      { name: 'Mapas e agendas', list: ['OpenStreetMap', 'MapLibre', 'iCalendar'] },
      { name: 'Rever o meu trabalho', list: ['Playwright', 'Vitest', 'axe', 'Lighthouse'] },
    ],
  },
  calls: {
    title: 'Não sabe qual é o seu?',
    text: 'Conte-me o que o aborrece e deixe comigo o nome da solução. A primeira reunião, de 45\u00a0minutos, é gratuita.',
    consultation: 'Marcar uma reunião gratuita',
    contact: 'Contar por escrito',
    pricing: 'Ver quanto custa',
  },
};
