import type { PublishAction } from './publish-action.ts';

/** What taking a save back is called. */
export interface UndoWords extends Omit<PublishAction, 'label'> {
  /** What is taken back, after "Undo". */
  what: string;
  title: string;
  /** Whether it gets a time for that, which must be ahead. */
  isIntoSchedule?: boolean;
}

const INTO_SCHEDULE = {
  ...{ busy: 'Scheduling…', done: 'Scheduled again', failed: 'The post was not scheduled again' },
  ...{ title: 'Puts it back in the schedule', isIntoSchedule: true },
};
/** By what is taken back. */
export const UNDO = {
  update: {
    ...{ busy: 'Updating…', done: 'Update undone', failed: 'The update was not undone' },
    ...{ what: 'the update', title: 'Puts the version before back, for visitors, too' },
  },
  unschedule: { ...INTO_SCHEDULE, what: 'unscheduling it' },
  publishNow: { ...INTO_SCHEDULE, what: 'publishing it' },
  reschedule: {
    ...{ ...INTO_SCHEDULE, busy: 'Updating…', done: 'Update undone', failed: 'The update was not undone' },
    ...{ what: 'the update', title: 'Puts the version before back' },
  },
  schedule: {
    ...{ busy: 'Publishing…', done: 'Online again', failed: 'The post was not published again' },
    ...{ what: 'scheduling it', title: 'Puts it online again as it was, of the same date' },
  },
  publish: {
    ...{ busy: 'Saving…', done: 'A draft again', failed: 'The post was not unpublished' },
    ...{ what: 'publishing it', title: 'Makes a draft of it again, which visitors don’t see' },
  },
  unpublish: {
    ...{ busy: 'Publishing…', done: 'Online again', failed: 'The post was not published again' },
    ...{ what: 'unpublishing it', title: 'Puts it online again, of the same date' },
  },
} as const satisfies Record<string, UndoWords>;
