import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { conditions } from '@/lib/records/conditions/collection';
import { medications } from '@/lib/records/medications/collection';
import { setCompletion } from '@/lib/records/routines/mutations';
import { getSharedView } from '@/lib/sharing/links/queries';
import type { ShareSection } from '@/lib/sharing/links/vocabulary';
import { aMedication, aWalk, today } from '../support/a-stay';
import { doseRow, dosesOfOthers, medicineRow, medicinesOfOtherDays } from '../support/crowds';
import { withDatabase } from '../support/database';
import { many } from '../support/maximum-races';
import { documentRow, routineRow } from '../support/maximum-rows';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aShareOf, openShare } from '../support/sharing';

withDatabase();

const author = (at = noon) => ({ name: 'Ana', timeZone: 'UTC', at });

async function anOwner() {
  const viewer = await aViewer();
  return { viewer, access: await aPetOf(viewer) };
}

async function viewOf({ viewer, access }: { viewer: Viewer; access: PetAccess<'own'> }, sections: ShareSection[]) {
  const { accessKey } = await aShareOf(viewer, access, { kind: 'sitter', sections });
  return getSharedView(await openShare(accessKey), accessKey, noon);
}

test('R9.1 a link hides deleted and ended entries', async () => {
  const owner = await anOwner();
  const { petId } = owner.access;
  const addCondition = async (name: string, status = 'active') =>
    conditions.create(owner.access, conditions.input(noon).parse({ name, status }), author());
  await addCondition('Arthritis');
  await addCondition('Otitis', 'resolved');
  await conditions.remove(owner.access, (await addCondition('Typed twice')).id, noon);
  const report = documentRow(petId);
  await db().document.createMany({ data: [report, { ...documentRow(petId, noon), name: 'old.pdf' }] });

  const view = await viewOf(owner, ['conditions', 'documents']);

  expect(view.conditions?.map(({ name }) => name)).toEqual(['Arthritis']);
  expect(view.documents?.map(({ name }) => name)).toEqual([report.name]);
});

test('R9.1 a link shows the day’s medicines, regardless of how many others exist', async () => {
  const owner = await anOwner();
  await aMedication(owner.access);

  await db().medication.createMany({ data: medicinesOfOtherDays(owner.access.petId, 200) });

  expect((await viewOf(owner, ['medication'])).medications?.map(({ name }) => name)).toEqual(['Meloxicam']);
});

test('R9.4 a dose given early is shown regardless of other doses', async () => {
  const owner = await anOwner();
  const { petId } = owner.access;
  const medicationBody = {
    name: 'Monthly',
    frequency: 'QMO',
    startsOn: '2026-02-28',
    reminders: ['08:00'],
    timeZone: 'UTC',
  };
  const parsedMedication = medications.input(noon).parse(medicationBody);
  const { id } = await medications.create(owner.access, parsedMedication, author(after(-5, 'day')));
  const asNeeded = medicineRow(petId, { frequency: 'PRN' });
  const deletedMedication = medicineRow(petId, { deletedAt: noon });
  await db().medication.createMany({ data: [asNeeded, deletedMedication] });
  const early = { at: after(-10, 'day'), scheduledFor: new Date(`${today}T08:00:00Z`) };
  await db().dose.createMany({ data: [doseRow({ id, petId }, early)] });

  await db().dose.createMany({ data: dosesOfOthers(asNeeded, deletedMedication, 300) });

  const { day } = await viewOf(owner, ['routines', 'medication']);
  expect(day?.tasks.map(({ title, state }) => [title, state])).toEqual([['Monthly', 'done']]);
});

test('R9.4 today’s completions are shown regardless of earlier ones', async () => {
  const owner = await anOwner();
  const { petId } = owner.access;
  const completionOf = (routineId: string, day: Date) => ({
    ...{ routineId, petId, day, status: 'done' as const, at: noon, by: 'Ana' },
  });
  const deletedRoutines = many(600, () => routineRow(petId, noon));
  await db().routine.createMany({ data: deletedRoutines });
  const walk = await aWalk(owner.access);
  const daysAgo = (count: number) => new Date(`${after(-count, 'day').toISOString().slice(0, 10)}T00:00:00Z`);
  await db().routineCompletion.createMany({
    data: [
      ...deletedRoutines.map(({ id }) => completionOf(id, daysAgo(1))),
      ...many(600, (index) => completionOf(walk.id, daysAgo(2 + index))),
    ],
  });
  await setCompletion(owner.access, walk.id, today, { status: 'done' }, author());

  const { day } = await viewOf(owner, ['routines']);

  expect(day?.tasks.map(({ title, state }) => [title, state])).toEqual([['Walk', 'done']]);
});
