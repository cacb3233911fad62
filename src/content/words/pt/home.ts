import type { homeLabels as english } from '#content/words/en/home.ts';

export const homeLabels: typeof english = {
  email: 'Email',
  phone: 'Telefone',
  place: 'Local',
  hours: 'Horário',
};
