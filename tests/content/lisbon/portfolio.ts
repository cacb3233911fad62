export type ProjectCategory = 'website' | 'ecommerce' | 'webapp' | 'mobile';
export type ProjectStatus = 'completed' | 'in-progress' | 'planned';

export interface Project {
  id: number;
  title: string;
  description: string;
  /**
   * Root-relative, 1600 × 1200 pixels. An optional smaller version, 800 wide and named `…-800.webp`, saves data on
   * phones.
   */
  image: string;
  /** The image's alternative text. */
  imageAlt: string;
  category: ProjectCategory;
  technologies: readonly string[];
  features: readonly string[];
  liveUrl: string | null;
  githubUrl: string | null;
  status: ProjectStatus;
}

/** Shown with the portfolio while these are samples. */
export const sampleNote: string = '';

export const projectCategories: Record<ProjectCategory, string> = {
  website: 'Site',
  ecommerce: 'Loja online',
  webapp: 'Aplicação',
  mobile: 'Telemóvel',
};

export const projectStatuses: Record<ProjectStatus, string> = {
  completed: 'Concluído',
  'in-progress': 'Em curso',
  planned: 'Planeado',
};

export const projects: readonly Project[] = [
  {
    id: 1,
    title: 'Mercearia Andorinha',
    description:
      'Uma mercearia de bairro que anotava os cabazes em papelinhos. Agora cada cliente escolhe o seu até quinta-feira e levanta-o no sábado, já pago.',
    image: '/artwork/portfolio/mercearia-andorinha.webp',
    imageAlt:
      'A página de encomendas de uma mercearia: três cabazes de fruta e legumes com os preços, e as horas de levantamento de sábado',
    category: 'ecommerce',
    technologies: ['React', 'Node.js', 'MB WAY', 'SQLite'],
    features: [
      'Encomenda até quinta, levanta no sábado',
      'A lista de compras para o mercado, sem contas à mão',
      'O que esgota sai da página sozinho',
    ],
    liveUrl: null,
    githubUrl: null,
    status: 'completed',
  },
  {
    id: 2,
    title: 'Tasca da Bica Velha',
    description:
      'Oito mesas e uma ementa que muda todos os dias. O prato do dia escreve-se no telemóvel às onze, e ao meio-dia já está na porta e no site, em três línguas.',
    image: '/artwork/portfolio/tasca-da-bica-velha.webp',
    imageAlt:
      'A página de uma tasca num telemóvel e num cartaz: o prato do dia, sardinhas desenhadas a traço e o preço',
    category: 'website',
    technologies: ['Astro', 'TypeScript', 'Decap CMS'],
    features: [
      'O prato do dia em dois minutos',
      'Alergénios por palavras, não por desenhos',
      'Uma folha A5 pronta para a montra',
    ],
    liveUrl: null,
    githubUrl: null,
    status: 'completed',
  },
  {
    id: 3,
    title: 'Oficina Azul e Branco',
    description:
      'Quatro restauradoras de azulejo e centenas de peças numeradas a lápis. Cada painel tem agora a sua planta, e vê-se à distância o que falta colar.',
    image: '/artwork/portfolio/oficina-azul-e-branco.webp',
    imageAlt:
      'A planta de um painel de azulejos num ecrã, com as peças restauradas a azul e as que faltam em branco, ao lado de uma lista de tarefas',
    category: 'webapp',
    technologies: ['React', 'TypeScript', 'Express', 'PostgreSQL'],
    features: [
      'Uma fotografia e uma ficha por azulejo',
      'Orçamentos aprovados pelo cliente no telemóvel',
      'Funciona na cave, sem rede',
    ],
    liveUrl: null,
    githubUrl: null,
    status: 'in-progress',
  },
];

/** The texts of the portfolio page. */
export const portfolio = {
  title: 'Três trabalhos, e para que serviu cada um',
  lead: 'Um site vale o que faz numa terça-feira normal. Por isso cada projeto começa pelo aborrecimento que havia e acaba no que hoje se consegue fazer.',
  searchHint: 'Mercearia, azulejo, React',
  empty: {
    title: 'Nenhum projeto encontrado',
    message: 'Experimente outras palavras ou menos filtros.',
    action: 'Mostrar todos os projetos',
  },
  after: {
    title: 'O seu parece-se com algum destes?',
    text: 'Diga-me com qual, e o que é diferente. Três quartos de hora de conversa não custam nada.',
    consultation: 'Marcar uma conversa gratuita',
    contact: 'Prefiro escrever',
  },
};
