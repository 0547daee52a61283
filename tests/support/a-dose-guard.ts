import type { DoseGuard } from '@/lib/records/medications/dose-guard';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

export function aDoseGuard(changes: Partial<DoseGuard> = {}): DoseGuard {
  return {
    kind: 'recent',
    by: { id: 'm2', name: 'Ana' },
    isOwn: false,
    ring: { letters: 'An', role: 'carer', colour: 'honey' },
    at: '2026-05-20T06:02:00.000Z',
    now: '2026-05-20T07:32:00.000Z',
    timeZone: 'Europe/Madrid',
    next: { at: '2026-05-21T06:00:00.000Z', isPlanned: true },
    pet: { name: 'Milo', type: 'cat', cover: 'clay', photoUrl: null },
    medicine: 'Meloxicam',
    dosage: '0.5 ml',
    readers: ['Ana', 'Sam'],
    ...changes,
  };
}

export function aRefusal(guard = aDoseGuard()) {
  const body = { error: 'Given', code: 'dose_already_given', by: guard.by, at: guard.at, guard };
  return { status: 409, body };
}

/** Messages that the browser loads with the sheet. Undefined for other paths. */
export function guardMessages(path: string): object | undefined {
  if (path === '/messages/en/doseGuard.json') return en.doseGuard;
  return path === '/messages/es/doseGuard.json' ? es.doseGuard : undefined;
}
