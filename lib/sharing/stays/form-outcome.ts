import { type StayOutcome, stayOutcomes } from './vocabulary';

/** Outcome of the form that led back to the page, and the row that shows it. */
export interface FormOutcome {
  outcome: StayOutcome;
  row: string;
}

export function readFormOutcome({ said, row }: Record<string, unknown>): FormOutcome | null {
  const outcome = stayOutcomes.find((one) => one === said);
  if (!outcome || typeof row !== 'string') return null;
  return { outcome, row };
}

const good: readonly StayOutcome[] = ['done', 'undone', 'given', 'sent'];

export const isRefusal = ({ outcome }: FormOutcome) => !good.includes(outcome);

type StatedOutcome = Extract<StayOutcome, 'done' | 'given' | 'already' | 'notYours' | 'undone' | 'soon'>;

/** Shows the outcome only if the row's records agree, because anyone can edit the URL. */
export function agreedBy(
  formOutcome: FormOutcome | null,
  { isDone, isTooSoon }: { isDone: boolean; isTooSoon: boolean },
): FormOutcome | null {
  if (!formOutcome) return null;
  const agrees: Record<StatedOutcome, boolean> = {
    done: isDone,
    given: isDone,
    already: isDone,
    notYours: isDone,
    undone: !isDone,
    soon: isTooSoon,
  };
  return Object.hasOwn(agrees, formOutcome.outcome) && !agrees[formOutcome.outcome as StatedOutcome]
    ? null
    : formOutcome;
}
