/** 'add subscriber zoe@example.com', 'subscribe zoe@example.com', 'add zoe@example.com' */
const SUBSCRIBER = /^(?:(?:add|new)(?: a)?(?: subscriber)?|subscribe) (?<email>\S+@\S+)$/i;
/** 'new post about menus', 'write about menus' */
const POST = /^(?:(?:new|add|write)(?: a)? post(?: about| called| titled| on)?|write about) (?<title>.+)$/i;

/** 'newsletter about bread', 'write a newsletter on bread' */
const NEWSLETTER = /^(?:(?:new|add|write)(?: a)? )?newsletter (?:about|called|titled|on) (?<subject>.+)$/i;

/** 'new category Recipes' */
const CATEGORY = /^(?:new|add|create)(?: a)? category(?: called| named)? (?<name>.+)$/i;

/** 'new author Joe' */
const AUTHOR = /^(?:new|add|create)(?: an?)? author(?: called| named)? (?<name>.+)$/i;

/** The address that is to be subscribed; null where that is not what is typed. */
export function typedSubscriber(typed: string): string | null {
  return SUBSCRIBER.exec(typed)?.groups?.email ?? null;
}

/** The title that a new post is to have, with a capital; null where that is not what is typed. */
export function typedTitle(typed: string): string | null {
  return capitalised(POST.exec(typed)?.groups?.title);
}

/** The subject that a new newsletter is to have, with a capital; null where that is not what is typed. */
export function typedSubject(typed: string): string | null {
  return capitalised(NEWSLETTER.exec(typed)?.groups?.subject);
}

/** The name that a new category is to have, with a capital; null where that is not what is typed. */
export function typedCategory(typed: string): string | null {
  return capitalised(CATEGORY.exec(typed)?.groups?.name);
}

/** The name that a new author is to have, with a capital; null where that is not what is typed. */
export function typedAuthor(typed: string): string | null {
  return capitalised(AUTHOR.exec(typed)?.groups?.name);
}

function capitalised(words: string | undefined): string | null {
  return words === undefined ? null : words.charAt(0).toUpperCase() + words.slice(1);
}
