/** What visitors see, as the revisions table counts its changes. Also the tags of cached responses. */
export type Subject = 'availability' | 'categories' | 'posts';
