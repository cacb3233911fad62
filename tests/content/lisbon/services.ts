/** The name of a service's icon; the component maps it to an icon. */
export type ServiceIcon = 'website' | 'shop' | 'redesign' | 'application' | 'search' | 'care';

export interface Service {
  name: string;
  icon: ServiceIcon;
  /** One or two sentences, for the home page. */
  summary: string;
  /** What a client gets, for the services page. */
  includes: readonly string[];
  /** The names, in pricing.ts, of the plans and add-ons that usually pay for it. */
  paidBy: readonly string[];
}

/** The services, in order. */
export const services: readonly Service[] = [
  {
    name: 'Sites para negócios de bairro',
    icon: 'website',
    summary:
      'Quatro a dez páginas que dizem o que faz, quanto custa, onde fica e a que horas abre. Rápidas num telemóvel com dois traços de rede.',
    includes: [
      'Desenho feito para si, não um modelo comprado',
      'Textos revistos consigo',
      'Mapa, horário e feriados sempre certos',
      'É tudo seu',
    ],
    paidBy: ['Por projeto'],
  },
  {
    name: 'Reservas e marcações',
    icon: 'application',
    summary:
      'Mesas, cortes de cabelo, aulas ou visitas: quem marca vê as horas livres e o telefone toca menos. Sem comissão por pessoa.',
    includes: [
      'Horas livres à vista, a qualquer hora',
      'Lembrete na véspera, por email',
      'A agenda no seu telemóvel',
      'Os dados dos clientes ficam consigo',
    ],
    paidBy: ['Por projeto', 'Reservas e marcações'],
  },
  {
    name: 'Lojas online',
    icon: 'shop',
    summary:
      'Produtos, MB WAY, portes e levantamento na loja num só lugar. Muda os preços e o stock ao balcão, entre dois clientes.',
    includes: [
      'MB WAY, Multibanco e cartão',
      'Portes para o continente e as ilhas',
      'Stock que se muda no telemóvel',
      'Faturas pelo programa que já usa',
    ],
    paidBy: ['Por projeto', 'Loja online'],
  },
  {
    name: 'Renovação de sites',
    icon: 'redesign',
    summary:
      'Fica o que os clientes já encontram e arranja-se aquilo em que tropeçam. Os endereços antigos continuam a funcionar.',
    includes: [
      'Análise do site atual, por escrito',
      'Conteúdos trazidos para o novo',
      'Endereços antigos encaminhados',
      'Números de antes e de depois',
    ],
    paidBy: ['Por projeto'],
  },
  {
    name: 'Ser encontrado',
    icon: 'search',
    summary:
      'Aparecer quando alguém procura na sua rua, em português e na língua de quem nos visita. Medido antes e depois, por escrito.',
    includes: [
      'A ficha do negócio nos mapas em ordem',
      'Títulos e descrições que se abrem',
      'Páginas em menos de dois segundos',
      'Um relatório com números',
    ],
    paidBy: ['Pesquisa local', 'À hora'],
  },
  {
    name: 'Cuidar do site',
    icon: 'care',
    summary:
      'Atualizações, cópias de segurança e as pequenas mudanças para as quais nunca há tempo. Manda um email; eu faço e aviso.',
    includes: [
      'Atualizações de segurança',
      'Cópia de segurança todos os dias',
      'Textos, preços e fotografias',
      'Vigilância dia e noite',
    ],
    paidBy: ['À hora', 'Avença mensal'],
  },
];
