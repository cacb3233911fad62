/** The words of the frame that every page is in, and of the dialogs. */

/** The link that passes the header over. */
export const skip = 'Skip to main content';
export const mainNavigation = 'Main';
export const about = 'About';
export const services = 'Services';
export const portfolio = 'Portfolio';
export const pricing = 'Pricing';
export const blog = 'Blog';
export const getInTouch = 'Get In Touch';
/** In the narrow header's sheet. */
export const bookConsultation = 'Book a free consultation';
/** The button of the narrow header. */
export const menu = 'Menu';
export const close = 'Close';
/** While the theme is not known. */
export const switchTheme = 'Switch theme';
export const toDark = 'Switch to dark theme';
export const toLight = 'Switch to light theme';
export const contact = 'Contact';
export const policies = 'Help and policies';
export const support = 'Support';
export const privacyPolicy = 'Privacy policy';
export const termsOfService = 'Terms of service';
export const socials = 'Social networks';
export const brokenTitle = 'This page did not load.';
export const brokenText = 'The connection may be gone, or the mistake is mine. What you sent before is safe.';
export const loadAgain = 'Load the page again';
export const ok = 'OK';
export const cancel = 'Cancel';
export const wentWrong = 'Something went wrong';
export const retry = 'Retry';
/** Between the things of a list: two of them, more of them, and before the last one. */
export const listOfTwo = ' and ';
export const listItem = ', ';
export const listEnd = ', and ';
