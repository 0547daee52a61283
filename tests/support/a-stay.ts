import { findStay, type StayAccess } from '@/lib/access/stay-access';
import type { Viewer } from '@/lib/access/viewer';
import { medications } from '@/lib/records/medications/collection';
import { medicationInput } from '@/lib/records/medications/schema';
import { routines } from '@/lib/records/routines/collection';
import { routineInput } from '@/lib/records/routines/schema';
import { rememberSitter } from '@/lib/sharing/stays/mutations/lines';
import { createStay } from '@/lib/sharing/stays/mutations/stays';
import { stayDoseInput, stayInput } from '@/lib/sharing/stays/schema';
import { after, aPetOf, aViewer, noon } from './members';
import { causeBy } from './sharing';

/** Day of `noon`, and the days of a stay around it. */
export const today = '2026-03-28';
export const days = { from: '2026-03-27', until: '2026-03-30' };
export const all = ['ticks', 'doses', 'notes', 'photos'] as const;
const author = { name: 'Ana', timeZone: 'UTC', at: after(-5, 'day') };

export type Access = Awaited<ReturnType<typeof aPetOf>>;

export function aWalk(access: Access, more: object = {}) {
  const walk = {
    kind: 'exercise',
    title: 'Walk',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    timeOfDay: '07:00',
    timeZone: 'UTC',
  };
  return routines.create(access, routineInput.parse({ ...walk, ...more }), author);
}

export function aMedication(access: Access) {
  const medicationBody = {
    name: 'Meloxicam',
    frequency: 'SID',
    startsOn: '2026-03-01',
    reminders: ['08:00'],
    timeZone: 'UTC',
  };
  return medications.create(access, medicationInput.parse(medicationBody), author);
}

export const aStayDose = ({ petId }: Access, medicationId: string, more: object = {}) =>
  stayDoseInput.parse({ petId, medicationId, scheduledFor: `${today}T08:00:00Z`, ...more });

export async function aStay(
  viewer: Viewer,
  pets: Access[],
  { at = noon, ...more }: Record<string, unknown> & { at?: Date } = {},
) {
  const input = { pets: pets.map(({ petId }) => petId), ...days, label: 'Marta', allows: [...all], ...more };
  return createStay(stayInput.parse(input), causeBy(viewer, at));
}

export async function openedBy(name: string | null, accessKey: string, at = noon): Promise<StayAccess> {
  const stay = await findStay(accessKey, null, at);
  if (!stay || 'closed' in stay) throw new Error('the stay is not open');
  return name === null ? stay : rememberSitter(stay, { typed: name, device: `phone of ${name}` }, at);
}

export async function aSitting(more: Record<string, unknown> = {}) {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const newStay = await aStay(viewer, [access], more);
  return { viewer, access, made: newStay, stay: await openedBy('Marta', newStay.accessKey) };
}
