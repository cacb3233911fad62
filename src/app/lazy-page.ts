import { type ComponentType, lazy } from 'react';

export type LoadPage = () => Promise<{ default: ComponentType }>;

/**
 * A page whose code is fetched when it is first shown. An update of the site takes the files away that a page left open
 * asks for; the new site is then loaded whole, at the address that was wanted.
 */
export function lazyPage(load: LoadPage) {
  return lazy(async () => {
    try {
      return await load();
    } catch (error) {
      if (!(await isOutdated())) throw error;
      window.location.reload();
      return new Promise<never>(() => undefined); // what is shown stays until then
    }
  });
}

/** Whether the server by now has another build than the one that runs here. */
async function isOutdated(): Promise<boolean> {
  const entry = [...document.querySelectorAll('script[type=module]')].at(-1)?.getAttribute('src') ?? '';
  try {
    const response = await fetch(window.location.href);
    return response.ok && !(await response.text()).includes(entry);
  } catch {
    return false; // no connection: a load would end in the browser's own error page
  }
}
