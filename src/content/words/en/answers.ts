/**
 * What the API answers to requests of visitors that it can't follow. What only the owner or a program gets is English,
 * and stands where it is sent.
 */
export const answers = {
  /** Of any request. */
  request: {
    addressMoved: 'Please open the page at this address.',
    addressInvalid: 'The address is not valid.',
    parameterRepeated: 'A parameter was given twice.',
    unreadable: 'The request could not be read.',
    invalid: 'The request is not valid.',
    fromAnotherSite: 'This request came from another site.',
    notFound: 'Not found',
    tooLarge: (kilobytes: number) => `The request is too large; at most ${kilobytes} KB are read.`,
    tooMany: 'Too many requests. Please wait a little and try again.',
    noRoom: 'The server has no room left. Nothing was saved; please try again later.',
    unavailable: 'The site can’t reach its data right now. Please try again in a moment.',
    failed: 'Something went wrong on our side. Please try again.',
  },
  post: { topicNotFound: 'Topic not found', notFound: 'Post not found' },
  consultation: {
    timeTaken: 'That time has just been taken. Please choose another one.',
    dayOff: 'There are no consultations on that day. Please choose another one.',
    unknown: 'There is no consultation behind this link.',
    cancelled: 'This consultation is cancelled already.',
    over: 'This consultation is over, so it can’t be moved or cancelled.',
    changed: 'This consultation has just been changed. Please load the page again.',
  },
  newsletter: {
    notFound: 'There is no newsletter at this address.',
    brokenLink: 'This link is not complete. Please open it from the mail once more.',
    brokenExit:
      'This link is not complete. Please open it from the mail once more, or have another one sent to you.',
    oldLink: 'This link is from before you left. Please sign up once more.',
    /** No mail can be sent. @param email the owner's */
    byHand: (email: string) =>
      `No mail can be sent from here. Please write to ${email}, and your address is taken off.`,
  },
};

/** What is wrong with a line or a text. The label begins the sentence: 'The message' */
export const textAnswers = {
  notText: (label: string) => `${label} must be text.`,
  tooLong: (label: string, max: number) =>
    `${label} can have at most ${max.toLocaleString('en-US')} characters.`,
  unreadable: (label: string) => `${label} has characters we can't read.`,
  severalLines: (label: string) => `${label} must be a single line.`,
};

/** What is wrong with a day. */
export const dayAnswers = {
  missing: 'Please choose a date.',
  malformed: 'The date must look like 2026-01-31.',
  nonexistent: 'That date does not exist.',
};

/** What is wrong with a field of visitors' forms, and what the fields are called. */
export const fieldAnswers = {
  labels: {
    name: 'Your name',
    email: 'The email address',
    phone: 'The phone number',
    subject: 'The subject',
    message: 'The message',
    category: 'The category',
    search: 'The search',
    slug: 'The slug',
  },
  nameMissing: 'Please enter your name.',
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  emailForeign:
    'Please enter an address with plain letters before the @. Many mail servers don’t take others.',
  messageMissing: 'Please write a message.',
  timeMissing: 'Please choose a time.',
  timeNotOffered: 'Please choose one of the times offered.',
  linkIncomplete: 'The link is not complete.',
};
