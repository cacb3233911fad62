/** When the business is open, as the pages say it. */
export const openingHours = {
  inOneLine: 'De terça a sábado, das 8h30 às 18h00, hora de Lisboa',
  /** The same, by day. */
  byDay: [
    { days: 'De terça a sábado', hours: '8h30–18h00' },
    { days: 'Domingo e segunda-feira', hours: 'Encerrado' },
  ],
} as const;
