import { business } from '#content/business.ts';
import { consultationPage } from '#content/consultation-page.ts';
import { bookingWords } from '#content/words/pt/time.ts';
import type { consultation as english } from '#content/words/en/consultation.ts';
import { bookableLabel } from '#shared/booking-days.ts';

/** The time is feminine: 'hora de Lisboa'. */
const { name: hour } = business.time;
const Hour = hour.charAt(0).toUpperCase() + hour.slice(1);
const { email, phoneShown } = business.reach;
const { days } = business.consultations;

export const consultation: typeof english = {
  day: {
    title: 'Escolha um dia',
    text: bookingWords.ahead(bookableLabel, days.last),
    full: 'cheio',
  },
  time: {
    title: 'Escolha uma hora',
    text: `${Hour}.`,
    sameClock: `${Hour}, que também é a sua.`,
    own: (zone) => `Primeiro a sua (${zone}), depois a ${hour}.`,
    first: 'Escolha primeiro um dia: depois vê as horas livres.',
    taken: 'ocupada',
    current: 'atual',
    again: 'A hora ficou sem efeito. Escolha uma para o novo dia.',
  },
  zone: { change: 'Mudar o fuso horário', label: 'O seu fuso horário' },
  details: {
    title: 'Diga-me quem é',
    phoneHint: {
      online: 'Sem ele, falamos online: recebe uma ligação para entrar a partir de um computador.',
      open: 'É para lá que ligo. Sem ele, combinamos por email como falar.',
    },
  },
  summary: {
    title: 'A sua reunião',
    day: 'Dia',
    ourDay: (place) => `Dia ${place}`,
    time: Hour,
    own: 'No seu relógio',
    sameClock: 'A mesma',
    length: 'Duração',
    minutes: (minutes) => `${minutes}\u00a0minutos`,
    price: 'Preço',
    free: 'Grátis',
    none: 'Por escolher',
    how: 'Como falamos',
    room: 'Abrir a sala de vídeo',
    byPhone: 'Ligo-lhe eu',
    byPhoneAt: (phone) => `Ligo-lhe para o ${phone}`,
    open: 'Por combinar',
    submit: 'Marcar reunião',
    sending: 'A marcar…',
  },
  bar: { submit: 'Marcar reunião', sending: 'Um momento…', details: 'Os seus dados' },
  missing: {
    sentence: (list) => `Ainda falta: ${list}.`,
    day: 'um dia',
    time: 'uma hora',
    name: 'o seu nome',
    email: 'o seu endereço de email',
  },
  failed: 'Não foi possível marcar a reunião. Tente novamente.',
  booked: {
    title: 'Está na minha agenda.',
    announcement: 'A sua reunião está marcada.',
    confirm: 'Um convite para o seu calendário segue para',
    call: 'e eu ligo-lhe para o',
    link: 'com a ligação para entrar a partir de um computador',
    open: `e falta combinar como falamos: escreva para ${email}, basta um número para onde possa ligar`,
    change: 'Se surgir um imprevisto, mude ou cancele a reunião pela ligação que está nesse email.',
    uninvited: {
      call: 'Ligo-lhe para o',
      link: 'Falamos online. Guarde a ligação para entrar ou acrescente-a ao seu calendário',
      open: `Falta combinar como falamos: escreva para ${email}, basta um número para onde possa ligar`,
      change: `Se surgir um imprevisto, escreva para ${email} ou ligue para o ${phoneShown}.`,
    },
    calendar: 'Acrescentar ao calendário',
    again: 'Marcar outra reunião',
    home: 'Voltar à página inicial',
  },
  event: {
    summary: `Reunião com ${business.who.name}`,
    description: `${consultationPage.about} Para a mudar ou desmarcar: ${email} ou ${phoneShown}.`,
    byPhone: 'Por telefone',
    open: 'A combinar',
    join: 'Entrar na chamada',
    fileName: 'reuniao.ics',
  },
  mailSubject: (day, time) => `A sua reunião de ${day}, às ${time}`,
};
