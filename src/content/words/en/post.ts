/** One post: what stands around it, its code and its videos. */

export const loading = 'Loading post';
export const failed = 'Failed to fetch post';
export const unknown = 'Post Not Found';
export const back = 'Back to the blog';
/** Followed by the author. */
export const by = 'By';
export const cover = (title: string) => `Cover of “${title}”`;
export const share = 'Share';
export const linkCopied = 'Link copied.';
export const notCopied = (address: string) => `The link could not be copied. It is ${address}`;
export const copy = 'Copy';
export const copied = 'Copied';
export const video = 'YouTube video';
export const playVideo = 'Play video';
export const videoNote = 'Loads from YouTube, which then learns of your visit.';
export const watchVideo = 'Watch the video on YouTube';
/** The table of a post's contents. */
export const contents = 'In this post';
