export const title = 'Não há nenhuma página neste endereço.';
export const text =
  'A ligação pode ser antiga, ou perdeu-se uma letra pelo caminho. A página inicial sabe onde está tudo. Se quiser, pode';
export const tell = 'avisar-me';
export const end = '.';
export const home = 'Ir para a página inicial';
export const dashboard = 'Ir para o painel';
export const elsewhere = 'Ou já para';
