/** 'add subscriber zoe@example.com', 'subscribe zoe@example.com' */
const SUBSCRIBER = /^(?:(?:add|new)(?: a)? subscriber|subscribe) (?<email>\S+@\S+)$/i;
/** 'new post about menus', 'write about menus' */
const POST = /^(?:(?:new|add|write)(?: a)? post(?: about| called| titled| on)?|write about) (?<title>.+)$/i;

/** The address that is to be subscribed; null where that is not what is typed. */
export function typedSubscriber(typed: string): string | null {
  return SUBSCRIBER.exec(typed)?.groups?.email ?? null;
}

/** The title that a new post is to have, with a capital; null where that is not what is typed. */
export function typedTitle(typed: string): string | null {
  const title = POST.exec(typed)?.groups?.title;
  return title === undefined ? null : title.charAt(0).toUpperCase() + title.slice(1);
}
