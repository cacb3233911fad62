export const all = 'Todos os projetos';
export const sample =
  'Um projeto de amostra, feito para mostrar como trabalho. O negócio é inventado; o raciocínio não.';
export const facts = 'Em resumo';
export const kind = 'Tipo';
export const state = 'Estado';
export const year = 'Ano';
export const duration = 'Duração';
export const technologies = 'Feito com';
export const features = 'O que faz';
export const beforeAndAfter = 'Antes e depois';
export const before = 'Antes';
export const after = 'Depois';
export const enlarge = 'Abrir em grande:';
export const close = 'Fechar';
export const next = 'Projeto seguinte';
