/** The class names of an answer's headline: a step smaller on wide pages where it is long, so that it takes two lines. */
export function answerHeading(title: string): string {
  return `max-w-[9.3em] text-hero ${title.length > 24 ? 'lg:max-w-[11em] lg:text-title' : ''}`;
}
