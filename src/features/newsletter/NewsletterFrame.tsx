import type { SyntheticEvent } from 'react';

interface NewsletterFrameProps {
  /** A whole document, as it is mailed. */
  html: string;
  /** The frame's name, for those who listen. */
  title: string;
}

/**
 * A newsletter in a document of its own, where no script runs. Its styles stand in attributes, as mail programs want them,
 * and the page's Content-Security-Policy, which the frame inherits, takes none from markup. So they are set one by one.
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

/** The attribute that style rules wait in: as `style`, each would be refused, and complained about, while it is parsed. */
const RULES = 'data-rules';

/** Draws what the server made: markup in which text is escaped, so that `<` and `"` are the markup's own. */
function drawEmail(target: Document, html: string): void {
  const sheets: string[] = [];
  const bare = html
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

/** Rules for the dark theme and the like; a browser that can't take them so shows the newsletter without. */
function addRules(target: Document, css: string): void {
  const View = target.defaultView;
  if (View === null || !('adoptedStyleSheets' in target)) return;
  const sheet = new View.CSSStyleSheet();
  sheet.replaceSync(css);
  target.adoptedStyleSheets = [sheet];
}
