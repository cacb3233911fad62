import type {
  bookingWords as englishBooking,
  consultationTimeWords as englishConsultation,
  hoursWords as englishHours,
  momentWords as englishMoments,
  replyWords as englishReplies,
} from '#content/words/en/time.ts';

export const momentWords: typeof englishMoments = {
  moment: (date, time) => `${date}, ${time}`,
  weekdayTime: (weekday, time) => `${weekday} às ${time}`,
  inZone: (moment, zone) => `${moment}, ${zone}`,
};

export const consultationTimeWords: typeof englishConsultation = {
  time: (time, zone) => `${time}, ${zone}`,
  whole: (day, time) => `${day}, às ${time}`,
  here: (time, place) => `${time} ${place}`,
  same: (here, who) => `${here}, também para ${who}`,
  both: (here, there, who) => `${here}, ${there} para ${who}`,
  person: (who, city) => `${who} (${city})`,
};

export const hoursWords: typeof englishHours = {
  closed: 'Fechado',
  days: (first, last) => `${first} a ${last}`,
  range: (from, until) => `${from}–${until}`,
  inOneLine: (lines, zone) => `${lines.join('; ')}, ${zone}`,
  line: (days, hours) => `${days}, ${hours}`,
};

export const bookingWords: typeof englishBooking = {
  ahead: (days, count) => `${days}, com até ${count}\u00a0${count === 1 ? 'dia' : 'dias'} de antecedência.`,
  weekday: (count) => `Escolha um dia útil dos próximos ${count}\u00a0dias.`,
  otherDays: (days, count) => `Escolha um dia dos próximos ${count}\u00a0dias: ${days}.`,
};

export const replyWords: typeof englishReplies = {
  businessHours: (count) => `${count}\u00a0${count === 1 ? 'hora útil' : 'horas úteis'}`,
  hours: (count) => `${count}\u00a0${count === 1 ? 'hora' : 'horas'}`,
};
