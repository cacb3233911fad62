import { price } from '#shared/money.ts';
import { rates } from './pricing.ts';

/** The texts of the contact page. */
export const contact = {
  title: 'Escreva a quem faz o trabalho.',
  lead: 'Não há departamento comercial pelo meio. Leio cada mensagem, e o que recebe de volta é um preço, uma pergunta ou o nome de alguém mais indicado.',
  promise: {
    before: 'Tem resposta no prazo de',
    figure: '48\u00a0horas',
    sooner: 'Um projeto novo? Ao formulário da página inicial respondo no prazo de 6\u00a0horas úteis.',
  },
  form: {
    title: 'Por escrito',
    subjectHint: 'Escolha o assunto',
    messageHint: 'O que tem, o que o site deve fazer, e para quando. Duas frases chegam para começar.',
    phoneHint: 'Só se quiser que eu ligue.',
    submit: 'Enviar mensagem',
    sending: 'A enviar…',
  },
  direct: { title: 'Ou diretamente', email: 'Email', phone: 'Telefone', place: 'Ateliê' },
  hours: {
    title: 'Horário',
    note: 'Hora de Lisboa. Encerra ao domingo, à segunda-feira e nos feriados. O ateliê recebe só com marcação.',
  },
  links: {
    title: 'Mais depressa do que escrever',
    consultation: {
      name: 'Marcar uma reunião gratuita',
      text: 'Escolha um dia e uma hora. Dura 45\u00a0minutos e não compromete a nada.',
    },
    pricing: {
      name: 'Ler os preços',
      text: `${price(rates.hour)} à hora, projetos a partir de ${price(rates.project)}, ou ${rates.retainerHours}\u00a0horas por mês por ${price(rates.retainer)}.`,
    },
  },
  questions: { name: 'Perguntas', title: 'Antes de escrever' },
  sent: {
    title: 'Mensagem enviada.',
    promise: 'Terá resposta no prazo de 48\u00a0horas.',
    text: 'Está guardada aqui e só eu a leio. A resposta vai por email para o endereço que indicou. Se depois de amanhã a esta hora ainda não a tiver visto, procure na pasta de spam e depois ligue para o',
    facts: { about: 'Assunto', due: 'Resposta até', to: 'Segue para' },
    home: 'Voltar ao início',
    again: 'Enviar outra mensagem',
  },
};

/** The subjects of a message, sent unchanged. */
export const contactSubjects = [
  'Site novo',
  'Renovação de um site',
  'Reservas e marcações',
  'Loja online',
  'Manutenção e apoio',
  'Outro assunto',
] as const;
