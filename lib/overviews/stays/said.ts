import { type StayOutcome, stayOutcomes } from './vocabulary';

/** What became of the form that led back to the page, and the row above which it is said. */
export interface Said {
  outcome: StayOutcome;
  row: string;
  /** When the dose was given that stood in the way (ISO 8601). */
  since: string | null;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const isInstant = (text: unknown): text is string =>
  typeof text === 'string' && INSTANT.test(text) && !Number.isNaN(Date.parse(text));

export function saidOn({ said, row, since }: Record<string, unknown>): Said | null {
  const outcome = stayOutcomes.find((one) => one === said);
  if (!outcome || typeof row !== 'string') return null;
  return { outcome, row, since: isInstant(since) ? since : null };
}

const good: readonly StayOutcome[] = ['done', 'undone', 'given', 'sent'];

export const isRefusal = ({ outcome }: Said) => !good.includes(outcome);
