import { tradeInSentence } from '#shared/trade.ts';
import { business } from '../business.ts';
import type { Policy } from './policy.ts';

/**
 * What this software does with data. If you add analytics, another mail service or an embed, change this too, and have
 * a lawyer review it if your law requires more.
 */
export const privacyPolicy: Policy = {
  title: 'Política de privacidade',
  lead: 'Este site guarda o que me envia, para eu poder responder. Não fica a ver o que lê.',
  updated: '2026-11-23',
  summary: [
    'Quem visita o site não recebe cookies, e nada aqui o segue por onde anda.',
    'Guardo o que escreve num formulário: mensagens, reuniões marcadas e subscrições da newsletter. Nada é vendido nem emprestado.',
    'Escreva-me, e envio-lhe o que tenho a seu respeito, corrijo-o ou apago-o.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Quem é responsável',
      blocks: [
        {
          text: `Sou eu: ${business.who.name}, ${tradeInSentence(business)}, ${business.where.street ?? ''}, ${business.where.postalCode ?? ''} ${business.where.locality}. Para tudo o que diga respeito aos seus dados, escreva para [${business.reach.email}](mailto:${business.reach.email}) ou ligue para o ${business.reach.phoneShown}. Não há departamento nem encarregado de proteção de dados: fala comigo.`,
        },
      ],
    },
    {
      id: 'reading',
      title: 'Quando só está a ler',
      blocks: [
        {
          text: 'Pode ler este site inteiro sem me dizer quem é. As letras, os programas e os desenhos vêm do servidor do próprio site. Não há serviço de estatísticas, nem publicidade, nem botões de redes sociais que levem recados. As ligações para o Mastodon e o LinkedIn são ligações normais, e o botão de partilhar copia uma ligação igualmente normal.',
        },
        {
          text: 'Para responder, o servidor tem de conhecer o seu endereço de Internet enquanto responde. Fora isso, usa-o de duas maneiras, ambas só em memória:',
        },
        {
          list: [
            'Conta quantos pedidos faz um endereço em poucos minutos, uma hora no máximo, para que ninguém afogue os formulários nem tente adivinhar palavras-passe. Depois esquece a conta.',
            'Conta quantas vezes um artigo foi lido, uma por visitante e por dia. Para distinguir os visitantes, mistura o endereço e o nome do navegador com um número ao acaso que muda todos os dias, e guarda só o resultado baralhado, até ao dia seguinte. O que fica é um número por artigo.',
          ],
        },
        {
          text: 'Soma também quantas vezes cada página é aberta num dia, quantos leitores outro site mandou para cá nesse dia, de que vejo só o nome, e quantas pessoas subscreveram ou deixaram a newsletter. Só ficam as somas: não têm endereços, navegadores nem visitas, e por elas não se reconhece ninguém. Um navegador que peça para não ser seguido conta como qualquer outro.',
        },
        {
          text: 'O registo do servidor tem uma linha por pedido: que página, quando, e se correu bem. Não tem endereços, nem nomes de navegadores, nem nada do que escreveu. A empresa que me aluga o servidor pode guardar registos de tráfego da rede, que eu não vejo nem uso.',
        },
      ],
    },
    {
      id: 'kept',
      title: 'O que me envia, e o que fica guardado',
      blocks: [
        {
          text: 'Tudo o que se segue está num único ficheiro de base de dados, no servidor onde corre este site. Cada registo fica até eu o apagar, à mão.',
        },
        {
          records: [
            {
              name: 'Mensagens',
              facts: [
                [
                  'O quê',
                  'O seu nome, endereço de email, assunto e mensagem, e o número de telefone, se o deu.',
                ],
                [
                  'Porquê',
                  'Para lhe responder e, se trabalharmos juntos, para me lembrar do que dissemos. É a seu pedido, antes de um possível contrato (RGPD, artigo\u00a06.º, n.º\u00a01, alínea\u00a0b).',
                ],
                [
                  'Quanto tempo',
                  'Enquanto a conversa tiver interesse. Se pedir, apago a sua no mesmo instante.',
                ],
              ],
            },
            {
              name: 'Reuniões',
              facts: [
                [
                  'O quê',
                  'O seu nome, endereço de email, o dia e a hora que escolheu, o fuso horário que o seu navegador indica, e o telefone e a nota, se os deu.',
                ],
                [
                  'Porquê',
                  'Para lhe guardar a hora, para a dizer no seu relógio e no meu, para lhe escrever a esse respeito e para lhe ligar. Os outros veem que a hora está ocupada, não por quem. O fundamento é o mesmo das mensagens.',
                ],
                ['Quanto tempo', 'Até a reunião ter dado em alguma coisa, ou em nada.'],
              ],
            },
            {
              name: 'Newsletter',
              facts: [
                [
                  'O quê',
                  'O seu endereço de email, quando subscreveu, e se confirmou, saiu ou deixou de poder ser alcançado. De cada newsletter: se o seu servidor de email a aceitou e, se não, o que disse.',
                ],
                [
                  'Porquê',
                  'Para lhe enviar a newsletter, com o seu consentimento (RGPD, artigo\u00a06.º, n.º\u00a01, alínea\u00a0a). Depois de subscrever, um email pergunta se o endereço é mesmo seu, e nenhuma newsletter segue enquanto não carregar no botão da página a que ele leva. Ninguém lhe pode fazer chegar mais de três desses emails por dia; a minha cópia de cada um é apagada ao fim de 30\u00a0dias.',
                ],
                [
                  'Quanto tempo',
                  'Até sair, pela ligação no fim de cada newsletter, ou pelo botão que muitos programas de email mostram ao lado. O seu endereço fica então marcado como cancelado, para nada lhe ser enviado por engano. Um endereço que um servidor de email recusa de vez também fica marcado, e não recebe mais nenhuma. Escreva-me, e o seu é apagado por completo, também do registo do que foi enviado.',
                ],
              ],
            },
          ],
        },
        {
          text: 'Com cada um destes registos, a base de dados anota quando chegou e se parece spam. Os formulários veem-no por duas coisas: um campo escondido que só os programas preenchem, e quantos segundos demorou o preenchimento. Os segundos não ficam guardados. O que parece spam é posto de lado para eu ver, e não é uma máquina que o deita fora.',
        },
      ],
    },
    {
      id: 'booking',
      title: 'Quando marca uma reunião',
      blocks: [
        {
          text: 'Este site envia-lhe então um convite para o seu calendário, um lembrete na véspera, e um email sempre que a hora muda ou a reunião é cancelada. Cada um traz uma ligação para a mudar ou cancelar; quem tiver esse email pode fazer o mesmo. Eu recebo um email com o que escreveu, e o calendário dos meus próprios aparelhos mostra-me quem vem e quando, como falar consigo e porquê.',
        },
        {
          text: 'Um email escrito por este site espera na mesma base de dados até ser entregue, e é lá apagado 30\u00a0dias depois. O mesmo acontece aos que não puderam ser entregues e aos que foram retirados.',
        },
      ],
    },
    {
      id: 'mail',
      title: 'Os emails que o site envia',
      blocks: [
        {
          text: 'Quando me manda uma mensagem, o site envia-ma por email, e envia-lhe a si um recibo que diz até quando respondo. O recibo não repete nada do que escreveu, nenhum endereço recebe mais de três por dia, e o que parece spam não recebe nenhum.',
        },
        {
          text: 'Para que nada se perca quando um servidor de email está em baixo, cada email espera na mesma base de dados até ser entregue. Uma cópia fica lá 30\u00a0dias e depois é apagada; quando apago a sua mensagem, as cópias dos emails vão com ela.',
        },
        {
          text: 'Nenhum email deste site o vigia, e a newsletter também não. Não há píxeis de rastreio, não há imagens que venham de um servidor (a pequena andorinha viaja dentro do email), e os cliques não são contados: cada ligação vai direita ao endereço que mostra. Por isso não sei se abriu um email, nem em que carregou. As únicas ligações feitas só para si são as que servem para confirmar, sair ou mudar uma reunião.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies e o que fica no navegador',
      blocks: [
        {
          text: 'Quem visita o site não recebe nenhum cookie, e por isso não há aviso a perguntar por eles.',
        },
        {
          text: 'Se mudar entre claro e escuro, o seu navegador lembra-se da escolha, na memória dele, com o nome «theme». Nunca sai do seu navegador, e voltar à definição do sistema apaga-a.',
        },
        {
          text: 'Quando eu entro no meu painel, o meu próprio navegador recebe um cookie de sessão e uma chave, que acabam ao fim de sete dias ou quando saio. Outro cookie não abre nada: por ele a entrada sabe, durante um ano, que já lá estive. Isto só me diz respeito a mim.',
        },
      ],
    },
    {
      id: 'videos',
      title: 'Vídeos',
      blocks: [
        {
          text: 'Alguns artigos podem ter um vídeo do YouTube. Enquanto não carregar para o ver, nada é pedido ao YouTube. Quando carrega, o leitor vem de youtube-nocookie.com, e o YouTube fica a saber o seu endereço de Internet e que o viu. O que faz com isso está na [política de privacidade da Google](https://policies.google.com/privacy).',
        },
      ],
    },
    {
      id: 'others',
      title: 'Quem mais vê alguma coisa',
      blocks: [
        {
          text: 'Ninguém compra, aluga ou leva emprestada a informação que me dá. Há dois tipos de empresa que a transportam por mim:',
        },
        {
          list: [
            'A que me aluga o servidor, em cujo disco está a base de dados.',
            'A que transporta os meus emails: quando lhe respondo, quando o site lhe escreve a si ou a mim, e quando envio a newsletter.',
          ],
        },
        {
          text: 'Se um tribunal me ordenar que entregue alguma coisa, tenho de o fazer. Avisava-o antes, a menos que mo proíbam.',
        },
      ],
    },
    {
      id: 'backups',
      title: 'Apagar, e as cópias de segurança',
      blocks: [
        {
          text: 'Quando apago um registo, ele espera até 30\u00a0dias num cesto, para o caso de me ter enganado: dali nada é mostrado, contado ou enviado. Depois desaparece da base de dados do site; se pedir, apago-o do cesto no mesmo instante. As cópias de segurança são cópias desse ficheiro, por isso uma cópia mais antiga pode ainda tê-lo, até ser deitada fora. Os emails já enviados a seu respeito desaparecem no prazo de 30\u00a0dias, como fica dito acima. Se alguma vez tiver de voltar a uma cópia antiga, apago outra vez o seu registo.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'O que me pode pedir',
      blocks: [
        {
          text: 'O Regulamento Geral sobre a Proteção de Dados (RGPD) dá-lhe direitos, e nem precisa de os citar. Onde quer que viva, pode pedir-me que:',
        },
        {
          list: [
            'lhe mostre tudo o que tenho a seu respeito, num ficheiro que se leia;',
            'corrija o que está errado;',
            'o apague, ou o deixe guardado sem o usar;',
            'deixe de lhe escrever.',
          ],
        },
        {
          text: `Escreva para [${business.reach.email}](mailto:${business.reach.email}) a partir do endereço em causa, para eu saber que é mesmo a pessoa. Não custa nada, e faço-o no prazo de uma semana. Se achar que tratei mal os seus dados, diga-mo, ou reclame à [Comissão Nacional de Proteção de Dados](https://www.cnpd.pt/) ou à autoridade do país onde vive.`,
        },
      ],
    },
    {
      id: 'changes',
      title: 'Alterações',
      blocks: [
        {
          text: 'Quando o site passar a fazer outra coisa com dados, esta página muda primeiro, e com ela a data no cimo.',
        },
      ],
    },
  ],
};
