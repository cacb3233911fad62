/** The words of the frame that every page is in, and of the dialogs. */
export const frame = {
  /** The link that passes the header over. */
  skip: 'Skip to main content',
  navigation: {
    name: 'Main',
    about: 'About',
    services: 'Services',
    portfolio: 'Portfolio',
    pricing: 'Pricing',
    blog: 'Blog',
    contact: 'Get In Touch',
    /** The button of the narrow header. */
    open: 'Menu',
    close: 'Close',
  },
  theme: {
    /** While the theme is not known. */
    either: 'Switch theme',
    dark: 'Switch to dark theme',
    light: 'Switch to light theme',
  },
  footer: {
    services: 'Services',
    contact: 'Contact',
    policies: 'Help and policies',
    support: 'Support',
    privacyPolicy: 'Privacy policy',
    termsOfService: 'Terms of service',
    socials: 'Social networks',
  },
  /** In place of a page that could not be shown. */
  broken: {
    title: 'This page did not load.',
    text: 'The connection may be gone, or the mistake is mine. What you sent before is safe.',
    again: 'Load the page again',
  },
  dialog: {
    ok: 'OK',
    cancel: 'Cancel',
    close: 'Close',
    wrong: 'Something went wrong',
  },
  retry: 'Retry',
};
