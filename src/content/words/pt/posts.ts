import type { posts as english } from '#content/words/en/posts.ts';

export const posts: typeof english = {
  readTime: (minutes) => `${minutes} min de leitura`,
  more: 'Ler mais',
  loading: 'A carregar os artigos',
  failed: 'Não foi possível carregar os artigos',
  none: { title: 'Ainda não há artigos', text: 'Volte em breve para ler as novidades!' },
};
