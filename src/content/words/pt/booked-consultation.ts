import { business } from '#content/business.ts';
import type { bookedConsultation as english } from '#content/words/en/booked-consultation.ts';

/** The time is feminine: 'hora de Lisboa'. */
const { name: hour } = business.time;
const { email } = business.reach;

export const bookedConsultation: typeof english = {
  page: {
    ahead: {
      title: 'A sua reunião',
      text: 'Surgiu um imprevisto? Pode mudar a hora ou cancelar, para que outra pessoa a possa aproveitar.',
    },
    move: 'Mudar a hora',
    cancel: 'Cancelar',
    cancelling: 'A cancelar…',
    question: {
      title: 'Cancelar a sua reunião?',
      yes: 'Cancelar a reunião',
      no: 'Manter a reunião',
    },
    moving: {
      heading: 'Mudar a sua reunião',
      now: 'Neste momento está marcada para',
      title: 'A nova hora',
      submit: 'Mudar',
      sending: 'A mudar…',
      bar: { submit: 'Confirmar', sending: 'Um momento…' },
      keep: 'Deixar como está',
      failed: 'Não foi possível mudar a sua reunião. Tente novamente.',
    },
    moved: {
      title: 'Nova hora marcada.',
      text: 'O seu calendário recebe a nova hora por email.',
    },
    cancelled: {
      title: 'Reunião cancelada.',
      text: 'A hora voltou a ficar livre. Se o seu calendário ainda mostrar a reunião, o email que se segue retira-a.',
    },
    now: {
      title: 'Está na hora.',
      phone: 'Estou a ligar para o número que deixou. Se o seu telefone não tocar, ligue-me.',
      online: 'Já estou na sala de vídeo. Entre quando quiser.',
      open: 'Ainda não tenho um número seu. Ligue-me e falamos.',
      call: `Ligar para o ${business.reach.phoneShown}`,
      late: 'Já não é possível mudá-la nem cancelá-la. Se surgir um impedimento, escreva ou ligue:',
    },
    over: {
      title: 'Esta reunião já terminou.',
      text: 'Já não é possível mudá-la nem cancelá-la.',
    },
    unknown: {
      title: 'Esta ligação não leva a nenhuma reunião.',
      text: 'Pode faltar uma parte do endereço; experimente outra vez a ligação do email. Ou então a reunião foi apagada.',
    },
    failed: {
      title: 'Esta página não abriu.',
      text: 'A sua reunião mantém-se. Carregue a página outra vez para a ver.',
    },
    notCancelled: {
      title: 'Nada foi cancelado',
      text: 'Não foi possível cancelar a sua reunião. Tente novamente.',
    },
    loading: 'A carregar a sua reunião',
    again: 'Marcar outra hora',
    reach: 'Ou entre em contacto:',
  },
  how: {
    phone: (number) => `Ligo-lhe para o ${number}.`,
    left: 'Ligo-lhe para o número que deixou.',
    online: 'Falamos online. Quando chegar a hora, entre a partir de um computador.',
    open: 'Falta combinar como falamos. Basta um número para onde eu possa ligar: envie-mo ou responda a este email.',
  },
  clock: {
    unknown: 'O seu calendário mostra-a na sua hora.',
    same: `A mesma: a ${hour} também é a sua.`,
    both: (zone, ours) => `No seu relógio, ${zone}. Para mim: ${ours}.`,
  },
  facts: {
    was: 'Estava para',
    clock: 'No meu relógio',
    length: 'Duração',
    how: 'Como falamos',
    beforehand: 'Antes',
  },
  booked: {
    subject: 'A sua reunião',
    heading: 'Está na minha agenda.',
    text: 'A sua reunião gratuita comigo está marcada.',
  },
  moved: {
    subject: 'Mudança de hora: a sua reunião',
    heading: 'Nova hora marcada.',
    text: 'A sua reunião tem uma nova hora. A anterior voltou a ficar livre.',
  },
  cancelled: {
    subject: 'Cancelada: a sua reunião',
    heading: 'Reunião cancelada.',
    text: 'Como pediu, a sua reunião já não se realiza.',
    again: 'Marcar outra hora',
  },
  calledOff: {
    heading: 'Tenho de desmarcar a reunião.',
    text: `Lamento: a sua reunião não se pode realizar. Marque outra hora ou escreva-me para ${email}.`,
  },
  reminder: {
    subject: 'Lembrete: a sua reunião',
    heading: 'Falamos em breve.',
    text: 'Este é um lembrete da sua reunião gratuita.',
    missed: `Se nos desencontrarmos, ligue-me para o ${business.reach.phoneShown}.`,
  },
  number: {
    send: 'Enviar o meu número',
    subject: (when) => `O meu número para a reunião, ${when}`,
    body: 'Pode ligar-me para: ',
  },
  change: 'Mudar ou cancelar',
  footnote:
    'Recebe este email porque foi marcada uma reunião com este endereço. Se não foi quem a marcou, cancele-a.',
};
