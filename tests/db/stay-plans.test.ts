import { db } from '@/lib/core/db/client';
import { medications } from '@/lib/records/medications/collection';
import { medicationInput } from '@/lib/records/medications/schema';
import { findStayDay } from '@/lib/sharing/stays/queries/stays';
import { aMedication, aSitting, today } from '../support/a-stay';
import { doseRow, dosesOfOthers, medicineRow, medicinesOfOtherDays } from '../support/crowds';
import { withDatabase } from '../support/database';
import { many } from '../support/maximum-races';
import { after, noon } from '../support/members';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: after(-5, 'day') };

const tasksOf = async ({ stay }: Awaited<ReturnType<typeof aSitting>>) =>
  (await findStayDay(stay, today, noon))?.tasks.map(({ title, state }) => [title, state]);

test('R11.7 a sitter sees the day’s medicines, regardless of how many others exist', async () => {
  const sitting = await aSitting();
  const { petId } = sitting.access;
  await aMedication(sitting.access);
  const asNeeded = many(50, () => medicineRow(petId, { frequency: 'PRN' }));

  await db().medication.createMany({ data: [...medicinesOfOtherDays(petId, 50), ...asNeeded] });

  expect(await tasksOf(sitting)).toEqual([['Meloxicam', 'due']]);
});

test('R11.7 a dose given early counts as done regardless of other doses', async () => {
  const sitting = await aSitting();
  const { petId } = sitting.access;
  const medicationBody = {
    name: 'Monthly',
    frequency: 'QMO',
    startsOn: '2026-02-28',
    reminders: ['08:00'],
    timeZone: 'UTC',
  };
  const monthly = await medications.create(sitting.access, medicationInput.parse(medicationBody), author);
  const asNeeded = medicineRow(petId, { frequency: 'PRN' });
  const deletedMedication = medicineRow(petId, { deletedAt: noon });
  await db().medication.createMany({ data: [asNeeded, deletedMedication] });
  const early = { at: after(-10, 'day'), scheduledFor: new Date(`${today}T08:00:00Z`) };
  await db().dose.createMany({ data: [doseRow({ id: monthly.id, petId }, early)] });

  await db().dose.createMany({ data: dosesOfOthers(asNeeded, deletedMedication, 1000) });

  expect(await tasksOf(sitting)).toEqual([['Monthly', 'done']]);
});
