import { type StayOutcome, stayOutcomes } from './vocabulary';

/** What became of the form that led back to the page, and the row above which it is said. */
export interface Said {
  outcome: StayOutcome;
  row: string;
}

export function saidOn({ said, row }: Record<string, unknown>): Said | null {
  const outcome = stayOutcomes.find((one) => one === said);
  return outcome && typeof row === 'string' ? { outcome, row } : null;
}

const good: readonly StayOutcome[] = ['done', 'undone', 'given', 'sent'];

export const isRefusal = ({ outcome }: Said) => !good.includes(outcome);
