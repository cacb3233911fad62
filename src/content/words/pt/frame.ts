import type { frame as english } from '#content/words/en/frame.ts';

export const frame: typeof english = {
  skip: 'Saltar para o conteúdo principal',
  navigation: {
    name: 'Navegação principal',
    about: 'Sobre mim',
    services: 'Serviços',
    portfolio: 'Portefólio',
    pricing: 'Preços',
    blog: 'Blog',
    contact: 'Entrar em contacto',
    open: 'Menu',
    close: 'Fechar',
  },
  theme: {
    either: 'Mudar de tema',
    dark: 'Mudar para o tema escuro',
    light: 'Mudar para o tema claro',
  },
  footer: {
    services: 'Serviços',
    contact: 'Contacto',
    policies: 'Ajuda e políticas',
    support: 'Apoio',
    privacyPolicy: 'Política de privacidade',
    termsOfService: 'Termos de serviço',
    socials: 'Redes sociais',
  },
  broken: {
    title: 'Esta página não abriu.',
    text: 'A ligação pode ter falhado, ou o erro é meu. O que enviou antes está guardado.',
    again: 'Carregar a página novamente',
  },
  dialog: {
    ok: 'OK',
    cancel: 'Cancelar',
    close: 'Fechar',
    wrong: 'Algo correu mal',
  },
  retry: 'Tentar novamente',
};
