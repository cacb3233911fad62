export const email = 'E-mail';
export const phone = 'Telefone';
export const place = 'Local';
export const hours = 'Horário';
