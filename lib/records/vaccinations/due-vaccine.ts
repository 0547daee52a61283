import type { Day } from '@/lib/core/time/dates';
import type { StampShape } from './stamp';
import type { DueStatus } from './vocabulary';

export interface DueVaccine {
  id: string;
  name: string;
  short: string;
  shape: StampShape;
  dueOn: Day | null;
  /** True if the date comes from the schedule, not from a record. */
  isEstimated: boolean;
  status: DueStatus;
}

/** True for vaccines that are due now. They come first in a form. */
export function isDueNow({ status }: Pick<DueVaccine, 'status'>): boolean {
  return status === 'due_soon' || status === 'overdue' || status === 'lapsed';
}

/** Vaccine to preselect in a new entry: the only one that is overdue, if there is exactly one. */
export function alreadyChosen(due: readonly DueVaccine[]): DueVaccine | null {
  const late = due.filter(({ status }) => status === 'overdue');
  return late.length === 1 ? (late[0] ?? null) : null;
}
