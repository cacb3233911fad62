/** How the site refuses to send what needs a mail server, where it has none. What follows is for whoever runs the server. */
export const EMAIL_NOT_SET_UP = 'Email isn’t set up yet.';
