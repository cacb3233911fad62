/** What the browser writes down of its work; times in µs. */
export interface Trace {
  traceEvents: readonly {
    name: string;
    pid: number;
    tid: number;
    ts: number;
    dur?: number;
    /** Of it, on a processor: less than `dur` where others want the processor, too. */
    tdur?: number;
    args?: { name?: string; data?: { type?: string } };
  }[];
}

/** How long a piece of work took, and for how long of that it had a processor, in ms. */
export interface Work {
  wall: number;
  cpu: number;
}

/** The work of the main thread. */
export interface MainThread {
  /** One a key: all tasks from its press to the next one's, or for as long as a typist takes for one. */
  keys: Work[];
  /** The tasks behind the last key. */
  rest: Work[];
}

/** @param span how long a key's tasks are waited for at the most, in ms */
export function tasksOf({ traceEvents }: Trace, span: number): MainThread {
  const presses = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  const [first] = presses;
  if (first === undefined) throw new Error('No key was pressed.');
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === first.pid && tid === first.tid)
    .map(({ ts, dur = 0, tdur = dur }) => ({ start: ts / 1000, wall: dur / 1000, cpu: tdur / 1000 }))
    .sort((a, b) => a.start - b.start);
  // A press is within a task, with which the key's work begins.
  const starts = presses.map(
    ({ ts }) => tasks.findLast(({ start }) => start <= ts / 1000)?.start ?? ts / 1000,
  );
  const keys = starts.map((start, at) => {
    const end = starts[at + 1] ?? start + span;
    return tasks
      .filter((task) => task.start >= start && task.start < end)
      .reduce((sum, { wall, cpu }) => ({ wall: sum.wall + wall, cpu: sum.cpu + cpu }), { wall: 0, cpu: 0 });
  });
  const end = (starts.at(-1) ?? 0) + span;
  return { keys, rest: tasks.filter(({ start }) => start >= end) };
}
