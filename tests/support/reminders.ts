import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { medications } from '@/lib/records/medications/collection';
import { runTick } from '@/lib/reminders/mutations/delivery';
import { after, aPetOf, aViewer, noon } from './members';

export const author = (at = noon) => ({ name: 'Ana', timeZone: 'UTC', at });
export const halfPast = '2026-03-28T12:30:00.000Z';

export async function aDailyMedication(access: PetAccess<'own'>, input: Record<string, unknown> = {}) {
  const medicationBody = { name: 'Apoquel', frequency: 'SID', startsOn: '2026-03-20', reminders: ['12:30'], ...input };
  return medications.create(access, medications.input(noon).parse(medicationBody), author());
}

export function remindersOf({ userId }: Viewer) {
  return db().reminder.findMany({ where: { userId }, orderBy: { dueAt: 'asc' } });
}

export async function aDueReminder() {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const medication = await aDailyMedication(access);
  await runTick(after(31, 'minute'));
  const [reminder] = await remindersOf(viewer);
  if (!reminder) throw new Error('no reminder');
  return { viewer, access, medication, reminder };
}
