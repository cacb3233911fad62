const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name, as `location.hostname` tells it, is that of the very machine: there the site has its sub-folder. [2.1.17] */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOSTS.has(hostname);
}
