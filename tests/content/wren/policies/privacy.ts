import { tradeInSentence } from '#shared/trade.ts';
import { business } from '../business.ts';
import type { Policy } from './policy.ts';

/**
 * What this software does with data. If you add analytics, another mail service or an embed, change this too, and have
 * a lawyer review it if your law requires more.
 */
export const privacyPolicy: Policy = {
  title: 'Privacy policy',
  lead: 'This website keeps what you send me, so that I can answer. It does not watch you read.',
  updated: '2026-11-24',
  summary: [
    'Visitors get no cookies, and nothing on this website follows you around.',
    'I keep what you type into a form: messages, bookings, newsletter signups. Nothing is sold or lent to anyone.',
    'Write to me and I will send you what I have about you, correct it, or delete it.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        {
          text: `I am: ${business.who.name}, ${tradeInSentence(business)}, ${business.where.shown}. For anything about your data, write to [${business.reach.email}](mailto:${business.reach.email}) or call [${business.reach.phoneShown}](tel:${business.reach.phone}). There is no department; you reach me.`,
        },
      ],
    },
    {
      id: 'reading',
      title: 'When you only read',
      blocks: [
        {
          text: 'You can read all of this website without telling me who you are. Fonts, scripts and artwork come from this website’s own server. There is no analytics service, no advertising and no social media button that reports back. The links to GitHub, LinkedIn and X are ordinary links, and so is what the Share button copies.',
        },
        {
          text: 'To answer at all, the server has to know your internet address while it does. Beyond that it uses the address in two ways, both in memory only:',
        },
        {
          list: [
            'It counts how often an address calls within a few minutes, an hour at most, so that nobody can flood the forms or guess at passwords. Then the count is forgotten.',
            'It counts how often a post was read, once a visitor a day. To tell visitors apart it mixes the address and the browser’s name with a random number that is new every day, and keeps only the scrambled result, until the next day. What stays is one number per post.',
          ],
        },
        {
          text: 'It also adds up how often each page is opened on a day, how many readers another website has sent here on that day, and how many people joined or left the newsletter. Only the sums are kept: so many views of this page, so many readers from that website, of which I see the name alone. They hold no address, no browser and no visit, so there is nothing in them by which to recognise you, and a browser that asks not to be tracked adds to them like any other.',
        },
        {
          text: 'The server’s own log has a line for each request: which page, when, and whether it worked. It holds no address, no browser name and nothing you typed. The company that rents me the server may keep records of network traffic, which I neither see nor use.',
        },
      ],
    },
    {
      id: 'kept',
      title: 'What you send me, and what is kept of it',
      blocks: [
        {
          text: 'Everything below lies in one database file on the server that runs this website. Each record stays until I delete it, by hand.',
        },
        {
          records: [
            {
              name: 'Messages',
              facts: [
                [
                  'What',
                  'Your name, email address, subject and message, and your phone number if you gave it.',
                ],
                ['Why', 'To answer you and, if we work together, to remember what we said.'],
                ['How long', 'As long as the conversation matters. Ask, and yours is deleted at once.'],
              ],
            },
            {
              name: 'Consultations',
              facts: [
                [
                  'What',
                  'Your name, email address, the day and time you chose, the time zone your browser names, and your phone number and note if you gave them.',
                ],
                [
                  'Why',
                  'To keep the time for you, to tell it on your clock as well as on mine, to write to you about it, and to call you. Others see that the time is taken, not by whom.',
                ],
                ['How long', 'Until the talk has led somewhere or come to nothing.'],
              ],
            },
            {
              name: 'Newsletter',
              facts: [
                [
                  'What',
                  'Your email address, when you signed up, and whether you have confirmed it, left, or could not be reached. For each letter: whether your mail server took it, and if not, what it said.',
                ],
                [
                  'Why',
                  'To send you the letter. After you sign up, a mail asks whether it was you, and no letter goes to you until you press the button on the page behind its link. Nobody can have more than three such mails sent to you in a day; my copy of each is deleted after 30 days.',
                ],
                [
                  'How long',
                  'Until you leave, by the link at the end of every letter, or by the button many mail programs show beside it. I then keep your address marked as unsubscribed, so that nothing is sent to it by mistake. An address that a mail server refuses for good is marked as well, and gets no more letters. Write to me, and yours is deleted altogether, also from the record of what was sent.',
                ],
              ],
            },
          ],
        },
        {
          text: 'With each of these the database notes when it came, and whether it looks like spam. The forms tell that from two things: a hidden field that only programs fill in, and how many seconds the filling-in took. The seconds are not kept. Suspected spam is set aside for me to look at and is not thrown away by a machine.',
        },
      ],
    },
    {
      id: 'booking',
      title: 'When you book',
      blocks: [
        {
          text: 'This website then sends you an invitation for your calendar, a reminder the day before, and a letter whenever the time changes or the talk is cancelled. Each has a link by which you move or cancel it; whoever has that email can do the same. I get an email with what you wrote, and the calendar on my own devices shows me who comes when, how to reach them, and why.',
        },
        {
          text: 'An email that this website writes waits in the same database until it has been handed over, and is deleted there 30 days later. So are those that could not be delivered, and those that were taken back.',
        },
      ],
    },
    {
      id: 'mail',
      title: 'Mail the website sends',
      blocks: [
        {
          text: 'When you send me a message, the website mails it to me, and mails you a receipt that says by when I answer. The receipt repeats nothing of what you wrote, no address gets more than three of them a day, and suspected spam gets none.',
        },
        {
          text: 'So that nothing is lost while a mail server is down, each mail waits in the same database until it is delivered. A copy stays there for 30 days, then it is deleted; when I delete your message, the copies of its mails go with it. What I answer from the website is kept with your message, and deleted with it.',
        },
        {
          text: 'No email from this website watches you, the newsletter no more than the others. There are no tracking pixels, no pictures that are fetched from a server (the small wren travels inside the mail), and clicks are not counted: each link leads straight to the address in it. So I don’t know whether you opened an email, or what you pressed in it. The only links made for you alone are those by which you confirm, leave, or change a booking.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      blocks: [
        { text: 'As a visitor you get no cookie, so there is no banner asking about them.' },
        {
          text: 'If you switch between light and dark, your browser remembers the choice in its own storage under the name “theme”. It never leaves your browser, and switching back to your system’s setting removes it.',
        },
        {
          text: 'When I sign in to my dashboard, my own browser gets a session cookie and a token, which end after seven days or when I sign out. Another cookie opens nothing: by it the sign-in knows for a year that I was here before. That concerns nobody but me.',
        },
      ],
    },
    {
      id: 'videos',
      title: 'Videos',
      blocks: [
        {
          text: 'Some posts have a video from YouTube. Until you press Play, nothing is asked of YouTube. When you do, the player loads from youtube-nocookie.com, and YouTube learns your internet address and that you watched. What they do with that is in [Google’s privacy policy](https://policies.google.com/privacy).',
        },
      ],
    },
    {
      id: 'others',
      title: 'Who else sees any of it',
      blocks: [
        { text: 'Nobody buys, rents or borrows it. Two kinds of company carry it for me:' },
        {
          list: [
            'The company that rents me the server, on whose disk the database lies.',
            'The company that carries my email: when I answer you, when the website writes to you or to me, and when I send the newsletter.',
          ],
        },
        {
          text: 'If a court orders me to hand something over, I have to. I would tell you first, unless I am forbidden to.',
        },
      ],
    },
    {
      id: 'backups',
      title: 'Deletion and backups',
      blocks: [
        {
          text: 'When I delete a record, it waits in a trash for up to 30 days, in case I pressed the wrong button: nothing is shown, counted or sent from there. Then it is gone from the website’s database; ask, and I delete it from the trash at once. Backups are copies of that file, so an older copy may still hold the record until that copy is thrown away. Emails about it that were sent before go within 30 days, as said above. If I ever have to go back to an older copy, I delete your record again.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask of me',
      blocks: [
        {
          text: 'Wherever you live, you can ask me to:',
        },
        {
          list: [
            'show you everything I have about you, as a file you can read;',
            'correct what is wrong;',
            'delete it;',
            'stop writing to you.',
          ],
        },
        {
          text: `Write to [${business.reach.email}](mailto:${business.reach.email}) from the address in question, so that I know it is you. It costs nothing, and I do it within a week. If you think I have handled your data badly, tell me, or complain to the authority that protects data where you live.`,
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          text: 'When the website starts doing something else with data, this page changes first, and the date at its top changes with it.',
        },
      ],
    },
  ],
};
