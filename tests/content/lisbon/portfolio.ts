export type ProjectCategory = 'website' | 'ecommerce' | 'webapp' | 'mobile';
export type ProjectStatus = 'completed' | 'in-progress' | 'planned';

export interface Project {
  id: number;
  /** The name of its file, and the end of its page's address. */
  slug: string;
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
    text: 'Diga-me com qual, e o que é diferente. Uma reunião de três quartos de hora não custa nada.',
    consultation: 'Marcar uma reunião gratuita',
    contact: 'Prefiro escrever',
  },
  /** The same on a project's own page. */
  afterOne: {
    title: 'O seu parece-se com este?',
    text: 'Diga-me o que é diferente. Uma reunião de três quartos de hora não custa nada.',
  },
};
