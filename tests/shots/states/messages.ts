import type { Page } from '@playwright/test';
import type { ContactList, ListedContact } from '#shared/contract/contacts.ts';
import type { Reply } from '#shared/contract/replies.ts';
import type { State } from '../state.ts';

const AT = '2026-11-24T14:12:00.000Z';

const reply = (id: number, changes: Partial<Reply>): Reply => ({
  id,
  body: 'Hello Ana,\n\na page instead of the PDF takes me two days. Shall I call you on Friday at seven?\n\nWren',
  status: 'sent',
  reason: null,
  created_at: AT,
  due_at: AT,
  finished_at: AT,
  ...changes,
});

const message = (id: number, changes: Partial<ListedContact>): ListedContact => ({
  id,
  name: 'Ana Ruiz',
  email: 'ana.ruiz@bakery.example',
  phone: '(520) 555-0100',
  subject: 'redesign',
  message:
    'We are a bakery with two shops, and our menu is a PDF that nobody can read on a phone.\n\nWhat would a page cost?',
  status: 'new',
  suspected_spam: false,
  created_at: '2026-11-24T13:40:00.000Z',
  answered_at: null,
  settled_at: null,
  replies: [],
  has_draft: false,
  others: [
    {
      kind: 'message',
      id: 1,
      subject: 'Website Development',
      created_at: '2026-10-02T16:00:00.000Z',
      answered_at: null,
    },
    {
      kind: 'consultation',
      id: 4,
      created_at: '2026-10-05T16:00:00.000Z',
      consultation_date: '2026-10-12',
      consultation_time: '9:00 AM',
      status: 'completed',
    },
  ],
  ...changes,
});

const ALONE = { name: 'Bo Lindqvist', email: 'bo@example.com', phone: '', others: [] };

const ANSWERED = 9;

const MESSAGES: ContactList = {
  success: true,
  contacts: [
    message(10, {
      ...ALONE,
      name: 'Tess Moran',
      email: 'tess@moran.example',
      subject: 'new-website',
      message: 'We open in March, and have nothing yet but a name.',
      created_at: '2026-11-20T17:00:00.000Z',
    }),
    message(ANSWERED, {
      answered_at: AT,
      status: 'read',
      replies: [
        reply(1, {}),
        reply(2, { status: 'waiting', body: 'And a sample of it.', due_at: '2099-01-01T00:00:00.000Z' }),
      ],
    }),
    message(8, { ...ALONE, subject: 'maintenance' }),
    message(7, {
      ...ALONE,
      name: 'A name that is rather long for a narrow column',
      subject: 'Maintenance & Support',
      answered_at: AT,
      status: 'read',
      replies: [
        reply(3, {
          status: 'failed',
          body: 'Gladly.',
          reason: '550 5.1.1 The email account does not exist.',
        }),
      ],
    }),
  ],
  pagination: { current_page: 1, total: 4, total_pages: 1, per_page: 50 },
  counts: { inbox: 4, open: 3, new: 2, answered: 1, spam: 0 },
  waiting: { unread: '8,10', open: '7,8,10', overdue: '10' },
  can_reply: true,
};

/** The list as the server has it: the inbox folds up what is answered. */
const messages = (more: Partial<ContactList> = {}) => ({
  jsonFor(query: URLSearchParams): ContactList {
    const contacts =
      query.get('view') === 'open'
        ? MESSAGES.contacts.filter(({ id }) => id !== ANSWERED)
        : MESSAGES.contacts;
    return { ...MESSAGES, contacts, pagination: { ...MESSAGES.pagination, total: contacts.length }, ...more };
  },
});

async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reply', exact: true }).nth(2).click();
  await page.keyboard.type('Hello Bo,');
}

const state = (name: string, reach?: State['reach']): State => ({
  name: `dashboard/messages-${name}`,
  path: 'dashboard?tab=messages',
  site: 'owner',
  isSignedIn: true,
  answers: {
    listContacts: messages(),
    listReplies: { json: { success: true, replies: MESSAGES.contacts[1]?.replies ?? [] } },
    sendReply: {
      status: 503,
      json: { success: false, error: 'Email isn’t set up yet.' },
    },
    listSnippets: {
      json: {
        success: true,
        snippets: [
          { id: 1, name: 'Greeting', body: 'Hello {first name},' },
          {
            id: 2,
            name: 'What it costs',
            body: 'What it costs stands on the page of prices: the first plan has all you need.',
          },
        ],
      },
    },
  },
  ...(reach === undefined ? {} : { reach }),
});

/** Messages with their replies, the field for one, and what can go wrong there. */
export const messageStates: State[] = [
  state('answered', async (page) => {
    await page.getByRole('button', { name: '1 that needs no answer' }).click();
    await page.getByRole('article').nth(3).waitFor();
  }),
  state('by-need'),
  {
    ...state('without-mail'),
    answers: { listContacts: messages({ can_reply: false }) },
  },
  state('replying', write),
  {
    ...state('reply-refused', async (page) => {
      await write(page);
      await page.keyboard.press('Control+Enter');
      await page.locator('form .text-alarm').first().waitFor();
    }),
    isFault: true,
  },
  {
    ...state('snippets', async (page) => {
      await write(page);
      await page.getByRole('button', { name: 'Snippets' }).click();
      await page.locator('dialog[open] li').first().waitFor();
    }),
    isWindow: true,
  },
  {
    name: 'dashboard/messages-failed',
    path: 'dashboard?tab=messages',
    site: 'owner',
    isSignedIn: true,
    isFault: true,
    answers: { listContacts: 'no connection' },
  },
];
