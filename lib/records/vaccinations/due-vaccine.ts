import type { Day } from '@/lib/core/time/dates';
import type { StampShape } from './stamp';
import type { DueStatus } from './vocabulary';

export interface DueVaccine {
  id: string;
  name: string;
  short: string;
  shape: StampShape;
  dueOn: Day | null;
  isEstimated: boolean;
  status: DueStatus;
}

export function isDueNow({ status }: Pick<DueVaccine, 'status'>): boolean {
  return status === 'due_soon' || status === 'overdue' || status === 'lapsed';
}

export function alreadyChosen(due: readonly DueVaccine[]): DueVaccine | null {
  const late = due.filter(({ status }) => status === 'overdue');
  return late.length === 1 ? (late[0] ?? null) : null;
}
