export const popular = 'O mais escolhido';
