import { subjectInWords } from '#content/contact-subject.ts';
import type { Trashed, TrashKind } from '#shared/contract/trash.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';

interface Words {
  noun: string;
  /** What goes with it for good. */
  gone: string;
  /** What is said of its detail. */
  describe: (detail: string) => string;
}

export const TRASH_WORDS: Record<TrashKind, Words> = {
  post: {
    noun: 'post',
    gone: 'The post and its history will be gone.',
    describe: (status) => (status === 'draft' ? 'Draft' : 'Published'),
  },
  message: { noun: 'message', gone: 'The message will be gone.', describe: subjectInWords },
  consultation: {
    noun: 'consultation',
    gone: 'The consultation will be gone.',
    describe: (when) => {
      const [day = '', ...rest] = when.split(' ');
      const time = rest.join(' ');
      const slot = parseSlot(time);
      return `${formatFullDay(day)}, ${slot === null ? time : formatSlot(slot)}`;
    },
  },
  subscriber: {
    noun: 'subscriber',
    gone: 'The address will be gone.',
    describe: (status) => status.charAt(0).toUpperCase() + status.slice(1),
  },
};

/** Beside the question of the specification. @param count how many are deleted */
export function keptInTrash(count = 1): string {
  return `${count === 1 ? 'It stays' : 'They stay'} in the trash for 30 days, and can be restored from there.`;
}

/** 'gone for good within a day', '12 days left' */
export function describeLeft(days: number): string {
  if (days === 0) return 'gone for good within a day';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** What stands below the title of something in the trash. */
export function describeTrashed({ detail }: Pick<Trashed, 'detail'>, kind: TrashKind, days: number): string {
  return `${TRASH_WORDS[kind].describe(detail)} · ${describeLeft(days)}`;
}
