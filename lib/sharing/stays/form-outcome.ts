import { type StayOutcome, stayOutcomes } from './vocabulary';

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

/** Returns the outcome only if it matches the row's records, because anyone can edit the URL. */
export function checkFormOutcome(
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
