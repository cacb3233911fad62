import { business } from './business.ts';

/** The texts of the home page, section by section. */
export const home = {
  hero: {
    title: 'Websites that earn their keep, built by the person you talk to.',
    lead: `I’m ${business.who.name}, a web developer in Tucson. I\u00a0design, build and look after websites for small businesses, nonprofits and entrepreneurs. You get a price in writing, a date, and my phone number.`,
    primary: 'Book a free consultation',
    secondary: 'See the work',
    artAlt:
      'A workbench under a desert window: a website sketched on paper, a cup of pencils, coffee, and a wooden shop sign with a wren painted on it; outside the window, saguaros and mesas',
  },
  facts: [
    { figure: business.who.claims.experience, label: 'of experience' },
    { figure: business.who.claims.projects, label: 'built and handed over' },
    { figure: business.who.claims.satisfaction, label: 'client satisfaction' },
  ],
  about: {
    name: 'About',
    title: 'One workshop. One pair of hands. Nobody in between.',
    paragraphs: [
      'Most small businesses don’t need an agency. They need somebody who picks up the phone, says what a thing will cost, and still answers a year after launch.',
      'That has been my work for more than ten years. I draw the pages, write the code, move the domain and sit with you while you learn to change your own opening hours. When something breaks, you call the person who built it.',
    ],
    link: 'More about how I work',
  },
  services: {
    name: 'Services',
    title: 'What I can build for you',
    link: 'All services and how a project runs',
  },
  portfolio: {
    name: 'Portfolio',
    title: 'From the workbench',
    link: 'See all projects',
  },
  pricing: {
    name: 'Pricing',
    title: 'Prices you can read before you call',
    lead: 'No packages with names like gemstones. Three ways to pay, and a written quote before any of them.',
    link: 'Add-ons, questions and what is included',
  },
  blog: {
    name: 'Blog',
    title: 'Notes from the bench',
    link: 'All posts',
  },
  newsletter: {
    title: 'One useful letter a month.',
    lead: `What I learned fixing other people’s websites, in five minutes of reading. ${business.who.claims.readers} newsletter readers so far. Leave whenever you like.`,
  },
  contact: {
    name: 'Contact',
    title: 'Tell me what you need.',
    lead: 'Two sentences are enough to start. If I am not the right person, I will say so and name somebody who is.',
    reply: `I reply within ${business.replies.businessHours} hours on business days.`,
  },
};

/** The project types of the home form; `value` is sent. [5.10]–[5.15] */
export const projectTypes = [
  { value: 'new-website', label: 'A new website' },
  { value: 'redesign', label: 'A redesign' },
  { value: 'ecommerce', label: 'An online shop' },
  { value: 'maintenance', label: 'Care for a site I have' },
  { value: 'consultation', label: 'Advice' },
  { value: 'other', label: 'Something else' },
] as const;
