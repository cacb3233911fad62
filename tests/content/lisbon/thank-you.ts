/** The texts of the thank-you page. */
export const thankYou = {
  title: 'Obrigada. Já está na minha mesa.',
  reply: 'Respondo no prazo de 6\u00a0horas úteis.',
  text: 'A sua mensagem está guardada, e só eu a leio. A resposta vai por email para o endereço que indicou. Se no dia útil seguinte ainda não tiver chegado, procure na pasta de spam e depois ligue.',
  artAlt:
    'Uma porta verde numa fachada de azulejo ao fim do dia: uma carta a meio da ranhura de latão, um candeeiro aceso e um vaso de sardinheiras no degrau',
  meanwhile: {
    title: 'Entretanto',
    list: [
      {
        label: 'Marcar uma reunião',
        to: '/consultation',
        text: 'É gratuita e dura 45\u00a0minutos. Não precisa de esperar pela minha resposta.',
      },
      {
        label: 'Quanto custam as marcações por telefone',
        to: '/blog/quanto-custam-as-marcacoes-por-telefone',
        text: 'Uma conta que se faz numa semana, com um lápis.',
      },
      { label: 'Voltar ao início', to: '/', text: 'Serviços, preços e os últimos artigos.' },
    ],
  },
};
