/** O que se vê nos desenhos que respondem a uma ação. */
export const drawings = {
  sent: 'Uma andorinha com uma carta no bico voa sobre os telhados, com o rio e a ponte ao fundo',
  booked:
    'Um calendário de parede com um dia assinalado, um relógio, um telefone e um vaso de sardinheiras diante de azulejos',
  farewell: 'Noite sobre o Tejo: duas janelas acesas, a ponte, e uma andorinha que voa em direção à lua',
};
