/** When the business is open, as the pages say it. */
export const openingHours = {
  inOneLine: 'Monday to Friday, 9AM-5PM Arizona time',
  /** The same, by day. [9.2.07] */
  byDay: [
    { days: 'Monday to Friday', hours: '9AM-5PM' },
    { days: 'Saturday and Sunday', hours: 'Closed' },
  ],
} as const;
