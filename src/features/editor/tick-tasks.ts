import type Quill from 'quill';
import { Delta, type Range } from 'quill';
import { formatsOf } from './line.ts';
import { asOneStep } from './one-step.ts';

/** Ticks the tasks at the caret, or in a selection; opens them again where all are done. @returns whether there are any */
export function tickTasks(quill: Quill, { index, length }: Range): boolean {
  const tasks = quill
    .getLines(index, Math.max(length, 1))
    .map((line) => ({ list: formatsOf(line).list, end: line.offset(quill.scroll) + line.length() - 1 }))
    .filter(({ list }) => list === 'checked' || list === 'unchecked');
  const list = tasks.some((task) => task.list === 'unchecked') ? 'checked' : 'unchecked';
  let before = 0;
  const change = new Delta();
  for (const { end } of tasks) {
    change.retain(end - before).retain(1, { list });
    before = end + 1;
  }
  if (tasks.length > 0) asOneStep(quill, () => quill.updateContents(change, 'user'));
  return tasks.length > 0;
}
