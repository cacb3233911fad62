import type { SyntheticEvent } from 'react';

interface NewsletterFrameProps {
  /** The complete HTML document of the email. */
  html: string;
  /** The frame's accessible name. */
  title: string;
}

/**
 * A newsletter in a frame of its own, where no script runs. Emails have inline styles, which the
 * Content-Security-Policy inherited from the page blocks in markup. They are therefore set one by one through the DOM.
 */
export function NewsletterFrame({ html, title }: NewsletterFrameProps) {
  function draw({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const target = currentTarget.contentDocument;
    if (target !== null) drawEmail(target, html);
  }
  return (
    <iframe
      title={title}
      srcDoc="<!doctype html><title>Newsletter</title>"
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={draw}
      className="min-h-0 w-full grow bg-paper"
    />
  );
}

/** The attribute that holds inline styles during parsing: as `style`, each would be blocked and reported. */
const RULES = 'data-rules';

/** Renders the server's HTML. Its text is escaped, so every `<` and `"` belongs to the markup. */
function drawEmail(target: Document, html: string): void {
  const sheets: string[] = [];
  const bare = html
    .replaceAll(/<!--.*?-->/gs, '') // they hold styles for Outlook on Windows alone
    .replaceAll(/<style>(.*?)<\/style>/gs, (_, css: string) => {
      sheets.push(css);
      return '';
    })
    .replaceAll(' style="', ` ${RULES}="`);
  const newsletter = new DOMParser().parseFromString(bare, 'text/html');
  newsletter.head.appendChild(newsletter.createElement('base')).target = '_blank';
  target.documentElement.replaceWith(target.importNode(newsletter.documentElement, true));
  for (const element of target.querySelectorAll<HTMLElement>(`[${RULES}]`)) {
    element.style.cssText = element.getAttribute(RULES) ?? '';
    element.removeAttribute(RULES);
  }
  addRules(target, sheets.join('\n'));
}

/**
 * Adds style rules such as the dark theme's; a browser without adoptedStyleSheets shows the newsletter without them.
 */
function addRules(target: Document, css: string): void {
  const View = target.defaultView;
  if (View === null || !('adoptedStyleSheets' in target)) return;
  const sheet = new View.CSSStyleSheet();
  sheet.replaceSync(css);
  target.adoptedStyleSheets = [sheet];
}
