/** The texts below a post. */
export const afterPost = {
  title: 'Working on something like this?',
  text: 'Tell me what you have and what you would like it to do. Two sentences are enough to start.',
  contact: 'Write to me',
  portfolio: 'See the portfolio',
};
