export const email = 'Email';
export const phone = 'Telefone';
export const place = 'Local';
export const hours = 'Horário';
