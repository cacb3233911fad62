export const readTime = (minutes: number) => `${minutes}\u00a0min\u00a0de\u00a0leitura`;
export const more = 'Ler mais';
export const loading = 'A carregar os artigos';
export const failed = 'Não foi possível carregar os artigos';
export const noneTitle = 'Ainda não há artigos';
export const noneText = 'Volte em breve para ler as novidades!';
