export const tags = 'Etiquetas';
export const more = 'Mais artigos';
export const previous = 'Artigo anterior';
export const next = 'Artigo seguinte';
