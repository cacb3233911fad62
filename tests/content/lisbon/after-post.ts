/** The texts below a post. */
export const afterPost = {
  title: 'Está a braços com uma coisa destas?',
  text: 'Diga-me o que tem e o que gostava que funcionasse. Duas frases chegam para começar.',
  contact: 'Escreva-me',
  portfolio: 'Ver o portefólio',
};
