/** One post, its code and its videos. */
export const postPage = {
  loading: 'Loading post',
  failed: 'Failed to fetch post',
  unknown: 'Post Not Found',
  back: 'Back to the blog',
  /** Followed by the author. */
  by: 'By',
  cover: (title: string) => `Cover of “${title}”`,
  share: {
    button: 'Share',
    copied: 'Link copied.',
    failed: (address: string) => `The link could not be copied. It is ${address}`,
  },
};

/** Within the text of a post. */
export const richText = {
  copy: 'Copy',
  copied: 'Copied',
  video: {
    title: 'YouTube video',
    play: 'Play video',
    note: 'Loads from YouTube, which then learns of your visit.',
    watch: 'Watch the video on YouTube',
  },
};
