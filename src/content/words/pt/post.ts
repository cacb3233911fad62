import type { postPage as english, richText as englishText } from '#content/words/en/post.ts';

export const postPage: typeof english = {
  loading: 'A carregar o artigo',
  failed: 'Não foi possível carregar o artigo',
  unknown: 'Artigo não encontrado',
  back: 'Voltar ao blog',
  by: 'Por',
  cover: (title) => `Capa de «${title}»`,
  share: {
    button: 'Partilhar',
    copied: 'Link copiado.',
    failed: (address) => `Não foi possível copiar o link. É este: ${address}`,
  },
};

export const richText: typeof englishText = {
  copy: 'Copiar',
  copied: 'Copiado',
  video: {
    title: 'Vídeo do YouTube',
    play: 'Ver o vídeo',
    note: 'O vídeo vem do YouTube, que assim fica a saber da sua visita.',
    watch: 'Ver o vídeo no YouTube',
  },
};
