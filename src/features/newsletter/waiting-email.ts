import { business } from '#content/business.ts';
import type { WaitingEmail } from '#shared/contract/rich-newsletters.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import type { PostEmail } from './PostEmailFields.tsx';

type Time = Pick<WaitingEmail, 'send_at'>;

/** When the email of a post goes out, after "it goes". */
export function whenWaiting({ send_at: at }: Time): string {
  return at !== null && isTimed({ send_at: at })
    ? `${formatMoment(at)} ${business.time.name}, not before the post is online`
    : 'with the post';
}

/** As it is once its post has this title: a subject that the owner never changed follows it. @param saved the title so far */
export function titledEmail(email: WaitingEmail, saved: string, title: string): WaitingEmail {
  const follows = email.subject === saved && title.trim() !== '';
  return follows ? { ...email, subject: title.trim() } : email;
}

/** What is chosen of it. */
export function chosenOf({ subject, preview_text: previewText, part }: WaitingEmail): PostEmail {
  return { subject, previewText, part };
}

/** Whether it does not go out with its post, but at a time of its own that is still ahead. */
export function isTimed({ send_at: at }: Time): boolean {
  return at !== null && Date.parse(at) > Date.now();
}
