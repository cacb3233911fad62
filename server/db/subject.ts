/**
 * What the revisions table counts the changes of: the keys of links, and what visitors see. Also the tags of cached
 * responses.
 */
export type Subject = 'availability' | 'categories' | 'link-keys' | 'newsletters' | 'posts';
