import { useEffect, useRef, useState } from 'react';
import { IF_EMAIL_DARK } from '#shared/email-dark.ts';

export type EmailTheme = 'light' | 'dark';

interface NewsletterFrameProps {
  /** The complete HTML document of the email. */
  html: string;
  /** The frame's accessible name. */
  title: string;
  /** Whether it is as high as the email; else it fills the height there is, and scrolls. */
  isWhole?: boolean;
  /** Whether mail programs show it light or dark; as the window is, unless told. */
  theme?: EmailTheme;
}

/**
 * A newsletter in a frame of its own, where no script runs. Emails have inline styles, which the
 * Content-Security-Policy inherited from the page blocks in markup. They are therefore set one by one through the DOM.
 */
export function NewsletterFrame({ html, title, isWhole = false, theme }: NewsletterFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const isThemed = theme !== undefined;
  useEffect(() => {
    const target = frame.current?.contentDocument ?? null;
    if (loads === 0 || frame.current === null || target === null) return undefined;
    drawEmail(target, isThemed ? html.replaceAll(IF_EMAIL_DARK, IF_THEMED_DARK) : html);
    return isWhole ? followHeight(frame.current, target) : undefined;
  }, [loads, html, isWhole, isThemed]);
  // After the email is drawn, and without drawing it anew.
  useEffect(() => {
    const target = frame.current?.contentDocument ?? null;
    // Before it has loaded, its document is empty.
    if (loads > 0 && target !== null && theme !== undefined) dress(target, theme);
  }, [loads, html, theme]);
  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc="<!doctype html><title>Newsletter</title>"
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={() => setLoads(loads + 1)}
      className={`w-full bg-paper ${isWhole ? 'block h-[36rem]' : 'min-h-0 grow'}`}
    />
  );
}

/** Its pictures come after its text, and its lines break anew with its width. @returns what ends it */
function followHeight(frame: HTMLIFrameElement, { body }: Document): () => void {
  const observer = new ResizeObserver(() => {
    frame.style.height = `${Math.ceil(body.getBoundingClientRect().bottom)}px`;
  });
  observer.observe(body);
  return () => observer.disconnect();
}

/** What takes its place where the theme is chosen. */
const IF_THEMED_DARK = ":root[data-theme='dark']";

function dress({ documentElement: root }: Document, theme: EmailTheme): void {
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
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
