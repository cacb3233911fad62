/**
 * Loaded before a server's own program: its clock begins at CLOCK_BEGINS and goes on a hundred times slower than the real
 * one, so that the same minute is on every picture.
 */
const SystemDate = Date;
const started = SystemDate.now();
const begins = SystemDate.parse(process.env.CLOCK_BEGINS ?? '');
const now = () => begins + Math.floor((SystemDate.now() - started) / 100);

globalThis.Date = class extends SystemDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }
  static now() {
    return now();
  }
};
