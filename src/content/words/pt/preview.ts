export const notice = (date: string) => `Uma pré-visualização. Termina a ${date}.`;
export const loading = 'A carregar a pré-visualização';
export const failed = 'Não foi possível carregar a pré-visualização';
export const untitled = 'Sem título';
export const back = 'Ir para o blog';
export const ended = 'Esta pré-visualização terminou';
export const endedText =
  'Uma ligação de pré-visualização só está aberta por algum tempo, ou até ser fechada. Quem a enviou pode criar uma nova.';
