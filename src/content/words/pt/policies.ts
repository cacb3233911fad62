export const changed = 'Última alteração:';
export const summary = 'Em resumo';
export const contents = 'Nesta página';
export const back = 'Voltar ao índice';
