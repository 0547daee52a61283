import type { WaitingWrite } from '@/lib/browser/outbox/waiting';

export function aWaiting(changes: Partial<WaitingWrite> = {}): WaitingWrite {
  const id = '01990000-0000-7000-8000-000000000001';
  return {
    seq: 1,
    id,
    petId: 'luna',
    collection: 'weights',
    verb: 'change',
    entryId: id,
    parentId: null,
    method: 'PATCH',
    path: `/api/pets/luna/weights/${id}`,
    body: { grams: 11_200 },
    opened: { id, grams: 11_000, note: null, updatedAt: '2026-11-20T08:00:00.000Z' },
    shown: { id, grams: 11_200, note: null },
    file: null,
    isMomentary: false,
    madeAt: Date.parse('2026-11-21T07:31:00Z'),
    tries: 0,
    trouble: null,
    ...changes,
  };
}
