/**
 * The HTML saved for a video: a block with a 16:9 frame at any width, styled inline, with YouTube's player in it.
 * [3.13.01] [3.13.02] [9.4.11] [9.4.12]
 * @param id eleven characters, and where it starts, as returned by `youtubeId`
 */
export function videoBlock(id: string): string {
  return (
    '<div class="video-embed" style="position: relative; height: 0; padding-bottom: 56.25%; overflow: hidden">' +
    // eslint-disable-next-line no-restricted-syntax -- saved with the text; the page shows a player with words of its own
    `<iframe src="https://www.youtube.com/embed/${id}" title="YouTube video" allowfullscreen` +
    ' style="position: absolute; inset: 0; width: 100%; height: 100%; border: 0"></iframe></div>'
  );
}
