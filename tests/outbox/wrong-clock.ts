// Must be imported before the app's modules, because they read the clock when they are loaded.

/** Milliseconds by which this device's clock is ahead, from the page's URL. */
const ahead = Number(new URLSearchParams(location.search).get('ahead'));
const RealDate = Date;

class WrongDate extends RealDate {
  constructor(...values: [] | ConstructorParameters<typeof Date>) {
    super(...(values.length === 0 ? ([RealDate.now() + ahead] as [number]) : values));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}

if (ahead !== 0) globalThis.Date = WrongDate as DateConstructor;

const PATIENCE = 15_000;
const SHORT = 4000;
const shorter = (ms: number) => (ms >= PATIENCE && ms < 2 * PATIENCE ? SHORT : ms);
const later = globalThis.setTimeout;
const timeout = AbortSignal.timeout.bind(AbortSignal);

/** Shortens the timeouts of hanging calls, because five hundred sequences would take hours otherwise. */
globalThis.setTimeout = ((work: () => void, ms = 0, ...more: []) => later(work, shorter(ms), ...more)) as typeof later;
AbortSignal.timeout = (ms) => timeout(shorter(ms));
