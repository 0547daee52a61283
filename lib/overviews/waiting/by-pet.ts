import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import type { WaitingState } from '@/lib/browser/outbox/waiting-list';

export type RowState = 'waits' | 'sending' | 'sent' | 'look';

export interface WaitingRow {
  waiting: WaitingWrite;
  state: RowState;
}

export interface PetRows {
  petId: string;
  rows: WaitingRow[];
}

function stateOf({ seq, trouble }: WaitingWrite, sending: number | null): RowState {
  if (trouble !== null) return 'look';
  return seq === sending ? 'sending' : 'waits';
}

export function byPet({ entries, sending, sent: sentWrites }: WaitingState): PetRows[] {
  const rows: WaitingRow[] = [
    ...sentWrites.map((waiting) => ({ waiting, state: 'sent' as const })),
    ...entries.map((waiting) => ({ waiting, state: stateOf(waiting, sending) })),
  ].toSorted((one, other) => one.waiting.seq - other.waiting.seq);
  const pets = [...new Set(rows.map(({ waiting }) => waiting.petId))];
  return pets.map((petId) => ({ petId, rows: rows.filter(({ waiting }) => waiting.petId === petId) }));
}
