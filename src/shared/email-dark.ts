/** Begins the rules of an email's dark theme. The preview, which has the theme that is chosen, finds them by it. */
export const IF_EMAIL_DARK = '@media (prefers-color-scheme: dark)';
