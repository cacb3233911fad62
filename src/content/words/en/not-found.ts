/** The page at an address that leads nowhere. [D40] */
export const notFoundPage = {
  title: 'There is no page at this address.',
  /** Before the link, the link and after it. */
  text: 'The link may be old, or a letter got lost on the way. The home page knows where everything is, and you can',
  tell: 'tell me about it',
  end: '.',
  home: 'Go to the home page',
};
