/** What stands around a project on its own page. */

export const all = 'All projects';
export const sample =
  'A sample project, drawn up to show how I work. The business is invented; the thinking is not.';
/** The names of its facts. */
export const facts = 'At a glance';
export const kind = 'Kind';
export const state = 'State';
export const year = 'Year';
export const duration = 'Time';
export const technologies = 'Built with';
export const features = 'What it does';
/** How it was, and how it is: a heading for both, and the name of each. */
export const beforeAndAfter = 'Before and after';
export const before = 'Before';
export const after = 'After';
/** For those who listen, before what the picture shows. */
export const enlarge = 'Open large:';
export const close = 'Close';
export const next = 'Next project';
