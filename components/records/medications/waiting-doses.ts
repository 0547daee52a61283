'use client';

import { useWaiting } from '@/components/collections/use-waiting';
import type { WaitingMark } from '@/lib/browser/outbox/with-waiting';
import type { DoseView } from '@/lib/records/medications/view';
import type { DoseTarget } from './dose-actions';

export interface WaitingDose {
  status: 'given' | 'skipped' | null;
  id: string;
  mark: WaitingMark;
}

/** Returns the unsent change of a planned dose, or null. */
export function useWaitingDoses({ petId, id }: DoseTarget): (dose: DoseView) => WaitingDose | null {
  const { entries } = useWaiting();
  const own = entries.filter((one) => one.petId === petId && one.collection === 'doses' && one.parentId === id);
  return ({ scheduledFor, log }) => {
    const last = own.findLast(({ verb, entryId, shown }) =>
      verb === 'remove' ? entryId === log?.id : shown.scheduledFor === scheduledFor,
    );
    if (!last) return null;
    const status = last.shown.status === 'skipped' ? 'skipped' : 'given';
    const mark = last.trouble === null ? 'waits' : 'look';
    return { mark, status: last.verb === 'remove' ? null : status, id: last.entryId };
  };
}
