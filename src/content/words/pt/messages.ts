export const projectType = 'Tipo de projeto';
export const chooseType = 'Escolha o que mais se aproxima';
export const send = 'Enviar mensagem';
export const sending = 'A enviar…';
export const failed = 'Não foi possível enviar a mensagem. Tente novamente.';
export const noAnswer = 'Não foi possível enviar a mensagem.';
export const stillMissing = (fields: string) => `Ainda falta: ${fields.toLowerCase()}.`;
export const notSent = 'A sua mensagem não foi enviada';
