import { business } from './business.ts';

interface TalkPart {
  name: string;
  text: string;
  /** A page with more information. */
  link?: { label: string; to: string };
}

const { minutes } = business.consultations;

const beforehand =
  'If you have ten minutes, note what people should be able to do on the site, who writes the words, and the date you need it by.';

/** The site's own texts on the page for booking a free consultation. [1.10] [9.2.01] */
export const consultationPage = {
  title: `${minutes === 30 ? 'Thirty' : minutes} free minutes for your website.`,
  lead: 'Pick a day and a time, and we talk. You say what the site should do; I say what I would do about it, even if that is nothing.',
  messageHint: 'The address of your site, and what bothers you about it.',
  /** What it is, as the visitor's calendar says. */
  about: 'A free talk about your website.',
  /** What to do before it, as the emails about it say, too. */
  beforehand,
  /** Shown below the form. */
  talk: {
    name: minutes === 30 ? 'The half hour' : `The ${minutes} minutes`,
    title: 'What we do with it',
    parts: [
      {
        name: 'Before',
        text: `Nothing you have to prepare. ${beforehand}`,
      },
      {
        name: 'During',
        text: 'I ask what the website is for and look at what you have. You ask me anything. There are nine questions worth putting to every web developer, and you may read them out.',
        link: {
          label: 'The nine questions',
          to: '/blog/questions-to-ask-before-you-hire-a-web-developer',
        },
      },
      {
        name: 'After',
        text: 'If you want a quote, you get it in writing, with a list under the number. If I am not the right person, I say so and name somebody who is.',
      },
    ] as readonly TalkPart[],
    write: 'Write to me instead',
  },
};
