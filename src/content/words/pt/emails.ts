import type { emails as english } from '#content/words/en/emails.ts';

/** O que dizem os e-mails aos visitantes. */
export const emails: typeof english = {
  greeting: {
    named: (name) => `Olá, ${name}:`,
    unnamed: 'Olá:',
  },
  receipt: {
    subject: 'Recebi a sua mensagem',
    preview: (due) => `Terá uma resposta até ${due}.`,
    promise: (promise, due) =>
      `Agradeço o seu contacto. A sua mensagem chegou e só eu a leio. Terá uma resposta no prazo de ${promise}, ou seja, até ${due}.`,
    reach: (phone, hours) =>
      `Este e-mail foi enviado pelo site. Se se esqueceu de alguma coisa, basta responder-lhe. Se for urgente, ligue para ${phone}: ${hours}.`,
    footnote:
      'Recebe este e-mail porque o seu endereço foi indicado no formulário do meu site. Se não foi a própria pessoa a fazê-lo, ignore-o, por favor.',
  },
  confirmSubscription: {
    subject: (name) => `Confirme a subscrição da newsletter de ${name}`,
    preview: 'Um clique, e recebe a próxima newsletter.',
    heading: 'Este endereço é seu?',
    text: 'Alguém, provavelmente a própria pessoa que lê esta mensagem, indicou-o no meu site para receber a minha newsletter. Para que ninguém inscreva outra pessoa, pergunto uma vez.',
    button: 'Sim, confirmar',
    after: 'O botão abre uma página com mais um botão. Depois de o premir, fica na lista.',
    footnote: 'Se não fez esta inscrição, não precisa de fazer nada: sem a sua confirmação, nada é enviado.',
  },
  leaveNewsletter: {
    subject: (name) => `Deixar de receber a newsletter de ${name}`,
    preview: 'Um botão, e deixa de receber a newsletter.',
    heading: 'Sair da lista?',
    text: 'Alguém, provavelmente a própria pessoa que lê esta mensagem, pediu no meu site que este endereço fosse retirado da lista da minha newsletter.',
    button: 'Retirar o meu endereço',
    after: 'O botão abre uma página com mais um botão. Depois de o premir, fica fora da lista.',
    footnote: 'Se não fez este pedido, não precisa de fazer nada: continua na lista.',
  },
  newsletter: {
    list: (name) => `Newsletter de ${name}`,
    reason: 'Recebe este e-mail porque se inscreveu.',
    leave: 'Cancelar a subscrição',
    afterLeave: 'quando quiser.',
  },
};
