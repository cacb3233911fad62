/**
 * Loaded before a server's own program: its clock begins at CLOCK_BEGINS, so that the pictures of every run are of the
 * same day.
 */
const SystemDate = Date;
const shift = SystemDate.parse(process.env.CLOCK_BEGINS ?? '') - SystemDate.now();
const now = () => SystemDate.now() + shift;

globalThis.Date = class extends SystemDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }
  static now() {
    return now();
  }
};
