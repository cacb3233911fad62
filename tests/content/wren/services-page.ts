/** The texts of the services page. */
export const servicesPage = {
  title: 'Six things I do, start to finish',
  lead: 'Each of them ends with something that works, that you own, and that you have been shown how to use. If yours is not on the list, ask. The answer may be that you don’t need it.',
  costs: 'Usually paid',
  /** The way to a project that names the service as its `service`. */
  example: (project: string) => `See it in ${project}`,
  /** The four steps of a project. [2.6.02]–[2.6.06] */
  process: {
    name: 'How a project runs',
    title: 'Four steps, typically two to six weeks',
    mine: 'My part',
    yours: 'Your part',
    steps: [
      {
        name: 'Discovery & Planning',
        text: 'We find out what the site has to do on an ordinary Tuesday, and what it can leave out.',
        mine: 'I listen, look at what you have, and write a plan with a price and a date.',
        yours:
          'Half an hour to talk, and half a page: what people should be able to do, which pages, who writes the words.',
        result: 'A written quote. Until you say yes, you owe nothing.',
      },
      {
        name: 'Design & Prototyping',
        text: 'Decide what goes where while it is still cheap to change your mind.',
        mine: 'I draw the main pages with your real words in them, and make them clickable.',
        yours:
          'Show them to two customers and tell me where they got stuck. Three rounds of revisions are included.',
        result: 'A prototype you can open on your own phone.',
      },
      {
        name: 'Development & Testing',
        text: 'The part people picture, and the part they never see.',
        mine: 'I build it, then try to break it: wrong input, no signal, keyboard only, a narrow window, a printer.',
        yours: 'Words and photographs, on the dates we wrote down. These are what projects wait for.',
        result: 'The whole site at a private address, ready to be tried.',
      },
      {
        name: 'Launch & Support',
        text: 'Moving in, without losing a letter or a link.',
        mine: 'I move the domain and the mail, redirect every old address, and sit with you for an hour.',
        yours: 'Change your own opening hours once while I watch. Then you will know you can.',
        result: 'A live site, one sheet that lists every account, and 30 days of support.',
      },
    ],
  },
  /** The technologies used. [2.6.07] */
  technologies: {
    name: 'Technologies',
    title: 'What I build with',
    lead: 'Tools with a few years behind them, that another developer could pick up tomorrow. You don’t have to know any of these names.',
    groups: [
      { name: 'What visitors see', list: ['HTML', 'CSS', 'TypeScript', 'React', 'Astro'] },
      { name: 'What runs behind', list: ['Node.js', 'Express', 'SQLite', 'PostgreSQL'] },
      { name: 'Shops and payment', list: ['Shopify', 'Stripe'] },
      { name: 'Editing it yourself', list: ['Decap CMS', 'A dashboard made for you'] },
      { name: 'Phones and maps', list: ['React Native', 'MapLibre', 'OpenStreetMap'] },
      { name: 'Checking my work', list: ['Playwright', 'Vitest', 'axe', 'Lighthouse'] },
    ],
  },
  calls: {
    title: 'Not sure which one it is?',
    text: 'Describe the trouble and leave the name of the solution to me. Half an hour on the phone is free.',
    consultation: 'Book a free consultation',
    contact: 'Describe it in writing',
    pricing: 'See what it costs',
  },
};
