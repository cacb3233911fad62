/** The texts of the blog's list. */
export const blog = {
  title: 'Apontamentos do ateliê',
  lead: 'O que vou aprendendo a fazer e a arranjar sites, escrito para quem é dono deles. Nada disto tem de ser lido hoje.',
  searchHint: 'Ementa, marcações, telefone',
  none: 'O primeiro artigo está a ser escrito. Volte daqui a uns dias.',
  noMatch: 'Nenhum artigo corresponde. Experimente menos palavras, outra categoria, ou veja-os todos.',
  showAll: 'Mostrar todos os artigos',
  beyond: 'A lista tem menos páginas do que essa.',
  lastPage: 'Mostrar a última página',
};
