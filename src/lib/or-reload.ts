/**
 * Fetches what is shown next. After a deployment, an open page may ask for files that no longer exist; the site is then
 * reloaded at the requested address.
 */
export function orReload<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (!(await isOutdated())) throw error;
      window.location.reload();
      return new Promise<never>(() => undefined); // keeps the current screen until the reload
    }
  };
}

/** Whether the server now has another build than the one running here. */
async function isOutdated(): Promise<boolean> {
  const entry = [...document.querySelectorAll('script[type=module]')].at(-1)?.getAttribute('src') ?? '';
  try {
    const response = await fetch(window.location.href);
    return response.ok && !(await response.text()).includes(entry);
  } catch {
    return false; // offline: a reload would show the browser's own error page
  }
}
