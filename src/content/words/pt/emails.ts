import type { emails as english } from '#content/words/en/emails.ts';

/** O que dizem os emails aos visitantes. */
export const emails: typeof english = {
  greeting: {
    named: (name) => `Olá, ${name},`,
    unnamed: 'Olá,',
  },
  receipt: {
    subject: 'Recebi a sua mensagem',
    preview: (due) => `Terá uma resposta até ${due}.`,
    promise: (promise, due) =>
      `Agradeço o seu contacto. A sua mensagem chegou e só eu a leio. Terá uma resposta no prazo de ${promise}, ou seja, até ${due}.`,
    postponed: (due) =>
      `Agradeço o seu contacto. A sua mensagem chegou e só eu a leio. Só volto ao trabalho no próximo dia útil; terá uma resposta até ${due}.`,
    facts: { arrived: 'Chegou', about: 'Assunto', answer: 'Resposta até', urgent: 'Se for urgente' },
    call: (phone, hours) => `Ligue para o ${phone}: ${hours}.`,
    answer: 'Este email foi enviado pelo site, mas pode responder-lhe se se tiver esquecido de alguma coisa.',
    footnote:
      'Recebe este email porque o seu endereço foi indicado no formulário do meu site. Se não enviou nenhuma mensagem, ignore-o, por favor.',
  },
  reply: {
    subject: (about) => `Re: ${about}`,
    heading: 'Resposta à sua mensagem',
    wrote: (when) => `A sua mensagem de ${when}:`,
    footnote: 'Para continuar a conversa, basta responder a este email.',
  },
  consultation: {
    rescheduled: {
      subject: 'Mudança de hora: a sua reunião',
      heading: 'Tive de mudar a nossa reunião.',
      text: 'A sua reunião tem uma nova hora. Se não lhe convier, escolha outra pela ligação abaixo ou responda simplesmente a este email.',
    },
    confirmed: {
      subject: 'Confirmada: a sua reunião',
      heading: 'A nossa reunião está confirmada.',
      text: 'Fico à sua espera. Se surgir algum imprevisto, mude a hora ou cancele-a pela ligação abaixo, ou responda simplesmente a este email.',
    },
  },
  confirmSubscription: {
    subject: (name) => `Confirme a subscrição da newsletter de ${name}`,
    preview: 'Um clique, e recebe a próxima newsletter.',
    heading: 'Este endereço é seu?',
    text: 'Foi indicado no meu site, provavelmente por si, para receber a minha newsletter. Para que ninguém a subscreva em nome de outra pessoa, pergunto uma vez.',
    button: 'Sim, confirmar',
    footnote:
      'Se não pediu esta subscrição, não precisa de fazer nada: sem a sua confirmação, nada é enviado.',
  },
  leaveNewsletter: {
    subject: (name) => `Deixar de receber a newsletter de ${name}`,
    preview: 'Um botão, e deixa de receber a newsletter.',
    heading: 'Sair da lista?',
    text: 'Foi pedido no meu site, provavelmente por si, que este endereço fosse retirado da lista da minha newsletter.',
    button: 'Retirar o meu endereço',
    after: 'A confirmação faz-se na página que se abre.',
    footnote: 'Se não fez este pedido, não precisa de fazer nada: continua na lista.',
  },
  newsletter: {
    list: (name) => `Newsletter de ${name}`,
    reason: 'Recebe este email porque subscreveu a newsletter, e pode deixar de a receber quando quiser.',
    leave: 'Cancelar a subscrição',
    inBrowser: 'Ler no navegador',
    readPost: 'Ler o artigo completo',
    callouts: { note: 'Nota', tip: 'Sugestão', warning: 'Atenção' },
    picture: (what) => `[Imagem: ${what}]`,
  },
};
