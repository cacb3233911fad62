import { price } from '#shared/money.ts';
import { tradeInSentence } from '#shared/trade.ts';
import { business } from '../business.ts';
import { rates } from '../pricing.ts';
import type { Policy } from './policy.ts';

/**
 * How the owner works with clients. The figures agree with pricing.ts. This is a starting point: have a lawyer in your
 * jurisdiction review it before you rely on it.
 */
export const termsOfService: Policy = {
  title: 'Termos de serviço',
  lead: 'Como trabalhamos, em palavras que ambos conseguimos ler. O orçamento que assinar pode dizer mais; onde os dois não coincidam, vale o orçamento assinado.',
  updated: '2026-11-23',
  summary: [
    'Tem um preço por escrito antes de eu começar. Sem o seu sim, não deve nada.',
    'Um projeto paga-se, em geral, 40% na adjudicação e 60% na entrega. Quando estiver pago, o que fiz é seu.',
    'Qualquer dos dois pode parar. Paga o que foi feito e recebe o que existe.',
  ],
  sections: [
    {
      id: 'parties',
      title: 'Entre quem',
      blocks: [
        {
          text: `«Eu» sou ${business.who.name}, ${tradeInSentence(business)}, ${business.where.shown}. «O cliente» é o negócio, a associação ou a pessoa que o orçamento indica. Ler, escrever ou marcar neste site não faz contrato nenhum; assinar um orçamento faz.`,
        },
      ],
    },
    {
      id: 'consultation',
      title: 'A primeira reunião',
      blocks: [
        {
          text: 'A primeira reunião dura 45\u00a0minutos e é gratuita. Não obriga ninguém a nada. Se eu não puder, aviso por email. Se for o cliente a não poder, muda-a ou cancela-a pela ligação do email que a confirma, até à hora de começar, para que outra pessoa possa ficar com ela. O que me contar fica comigo, quer me contrate quer não.',
        },
      ],
    },
    {
      id: 'quotes',
      title: 'Orçamentos',
      blocks: [
        {
          text: 'Um orçamento diz o que vai ser feito, o que não está incluído, quanto custa e para quando é. Vale 30\u00a0dias. O preço não sobe pelo que lá está. Se o cliente pedir mais alguma coisa, digo o preço e o que muda na data, e começo quando houver acordo por escrito. Um email chega.',
        },
      ],
    },
    {
      id: 'paying',
      title: 'Maneiras de pagar',
      blocks: [
        {
          records: [
            {
              name: 'À hora',
              facts: [
                ['Preço', `${price(rates.hour)} por hora, contados ao quarto de hora.`],
                ['Antes', 'Há uma estimativa, e uma palavra minha antes de a ultrapassar.'],
                ['Prazo', 'Todos os meses, a 15\u00a0dias da fatura.'],
              ],
            },
            {
              name: 'Por projeto',
              facts: [
                ['Preço', `A partir de ${price(rates.project)} por projeto, conforme o orçamento.`],
                [
                  'Inclui',
                  '2 rondas de revisões e 60\u00a0dias de acompanhamento depois da entrega. Uma ronda é uma lista de alterações, reunidas de uma vez.',
                ],
                ['Prazo', 'Em geral, 40% na adjudicação e 60% na entrega, a 15\u00a0dias de cada fatura.'],
              ],
            },
            {
              name: 'Avença mensal',
              facts: [
                ['Preço', `${price(rates.retainer)} por mês, por ${rates.retainerHours}\u00a0horas.`],
                [
                  'Horas',
                  'Aviso antes de começar a décima terceira. Se as horas que sobram passam para o mês seguinte fica escrito no nosso acordo; se ele nada disser, não passam.',
                ],
                ['Terminar', 'Qualquer dos dois, com um mês de aviso.'],
              ],
            },
          ],
        },
        {
          text: 'A tabela em vigor está na [página dos preços](/pricing). Uma alteração ali nunca muda um orçamento já assinado. A todos os valores acresce o IVA à taxa em vigor.',
        },
        {
          text: 'Se uma fatura se atrasar, escrevo. Se passar 30\u00a0dias do prazo, paro o trabalho até ser paga. Não faço sites reféns: o que está no ar fica no ar.',
        },
      ],
    },
    {
      id: 'time',
      title: 'Prazos',
      blocks: [
        {
          text: 'Um site normal demora 3 a 8\u00a0semanas. O orçamento indica a data em que fica no ar, e as datas em que preciso de textos, fotografias e decisões. Se as do cliente se atrasam, as minhas também. Se for a minha a atrasar-se, digo-o assim que o souber, com uma data nova. Se não tiver notícias durante 60\u00a0dias, posso encerrar o projeto e faturar o que foi feito.',
        },
      ],
    },
    {
      id: 'yours',
      title: 'O lado do cliente',
      blocks: [
        {
          list: [
            'Escolher uma só pessoa que possa dizer que sim.',
            'Enviar apenas textos e imagens que possa usar. Se alguém disser o contrário, é assunto entre os dois.',
            'Abrir as contas do domínio, do alojamento e do email em seu nome e com o seu cartão, e convidar-me. Essas faturas são suas.',
            'Dizer-me que regras do seu ramo o site tem de cumprir. Conhece-as melhor do que eu.',
          ],
        },
      ],
    },
    {
      id: 'ownership',
      title: 'O que é de quem',
      blocks: [
        {
          text: 'Quando a última fatura estiver paga, tudo o que fiz para o projeto pertence ao cliente: o desenho, o código e os textos que escrevi. Esta frase é a cedência por escrito. Até lá, pode usá-lo para o apreciar.',
        },
        {
          list: [
            'As partes de código aberto são dos seus autores e mantêm as suas licenças. O mesmo vale para letras e fotografias licenciadas em nome do cliente; a lista é-lhe entregue.',
            'Posso voltar a usar técnicas gerais, mas não o desenho.',
            'Posso mostrar o site acabado no meu portefólio, a menos que o cliente me peça que não.',
          ],
        },
      ],
    },
    {
      id: 'support',
      title: 'Acompanhamento depois da entrega',
      blocks: [
        {
          text: 'Durante 60\u00a0dias depois de um projeto ir para o ar respondo a perguntas, faço pequenos acertos e arranjo os defeitos do que fiz, sem custo. Defeitos que venham de mudanças feitas por outra pessoa, ou do serviço de outra empresa, são pagos à hora, e digo-o antes de começar. Em quanto tempo respondo está na [página de apoio](/support).',
        },
      ],
    },
    {
      id: 'limits',
      title: 'O que não posso prometer',
      blocks: [
        {
          text: 'Trabalho com cuidado e experimento o que faço. Não posso prometer um lugar nas pesquisas, um número de vendas, nem que nenhum servidor do mundo venha a falhar. Tenha cópias de segurança; monto-as consigo.',
        },
        {
          text: 'Se lhe causar prejuízo por não cumprir estas condições, respondo até ao valor que me pagou pelo projeto, ou pelos últimos três meses de avença ou de trabalho à hora. Nenhum dos dois deve ao outro lucros que deixou de ter. Nada disto limita o que a lei não deixa limitar.',
        },
      ],
    },
    {
      id: 'ending',
      title: 'Parar a meio',
      blocks: [
        {
          text: 'Qualquer dos dois pode terminar um projeto por escrito. O cliente paga o trabalho feito até aí, contado pelas etapas do orçamento, e o que tiver pago a mais é-lhe devolvido. Recebe tudo o que ficou pronto e pago, uma cópia do código e da base de dados, e uma hora ao telefone para quem vier a seguir.',
        },
      ],
    },
    {
      id: 'website',
      title: 'Este site',
      blocks: [
        {
          text: 'Pode lê-lo, citá-lo com uma ligação e usar os exemplos dos artigos no seu trabalho, por sua conta e risco. Os desenhos e os textos são meus. Peço-lhe que não envie pelos formulários o que a lei proíba, ou o que sirva para os estragar. O que acontece aos seus dados está na [política de privacidade](/privacy-policy).',
        },
      ],
    },
    {
      id: 'law',
      title: 'Lei, reclamações e alterações',
      blocks: [
        {
          text: 'Aplica-se a lei portuguesa. Se discordarmos, primeiro conversamos; o tribunal da comarca de Lisboa vem em último lugar. Quem contrata como consumidor mantém o foro e os direitos que a lei lhe dá, e pode usar o [livro de reclamações eletrónico](https://www.livroreclamacoes.pt/). Se uma frase destas não for válida, as outras mantêm-se. Estas condições podem mudar para orçamentos futuros; as suas são as que cá estavam quando assinou.',
        },
      ],
    },
  ],
};
