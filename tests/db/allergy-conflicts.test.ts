import type { FeedAccess } from '@/lib/access/feed-access';
import { findMembership } from '@/lib/access/membership';
import type { PetAccess } from '@/lib/access/pet-access';
import { findViewer } from '@/lib/access/viewer';
import { agendaItems } from '@/lib/overviews/agenda/items';
import { getAgenda } from '@/lib/overviews/agenda/queries';
import { getHealth } from '@/lib/overviews/health/queries';
import { getPassportRecord } from '@/lib/overviews/passport/queries';
import { getVisitBrief } from '@/lib/overviews/visit-brief/queries';
import { allergies } from '@/lib/records/allergies/collection';
import { medications } from '@/lib/records/medications/collection';
import { getRoutineRecord } from '@/lib/records/routines/queries';
import { weekFrom } from '@/lib/records/routines/view';
import { listFeedPets } from '@/lib/sharing/calendar-feed/queries';
import { withDatabase } from '../support/database';
import { aPetOf, aViewer, noon, signIn } from '../support/members';

withDatabase();

const author = { name: 'Ana', timeZone: 'Europe/Madrid', at: noon };
const page = { limit: 50 };

function prescribe(access: PetAccess<'own'>, input: Record<string, unknown> = {}) {
  const medicationBody = { name: 'Penicillin G', startsOn: '2026-03-20', ...input };
  return medications.create(access, medications.input(noon).parse(medicationBody), author);
}

function changeMedication(access: PetAccess<'own'>, id: string, patch: Record<string, unknown>) {
  return medications.update(access, id, medications.patch(noon).parse(patch), author);
}

function addAllergy(access: PetAccess<'own'>, allergen: string, severity = 'severe') {
  return allergies.create(access, allergies.input(noon).parse({ allergen, severity }), author);
}

async function refusedKeys(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ code: 'allergy_conflict', detail: { fields: { allergyReason: expect.any(String) } } });
  return (error as { detail: { conflicts: { key: string }[] } }).detail.conflicts.map(({ key }) => key);
}

async function anAllergicPet() {
  const access = await aPetOf(await aViewer());
  const allergy = await addAllergy(access, 'penicilina');
  return { access, allergy };
}

test('R7.3 an unconfirmed conflict is rejected and stores nothing', async () => {
  const { access, allergy } = await anAllergicPet();

  await expect(prescribe(access)).rejects.toMatchObject({
    code: 'allergy_conflict',
    status: 409,
    detail: { conflicts: [{ allergyId: allergy.id, allergen: 'penicilina', severity: 'severe', basis: 'class' }] },
  });
  expect((await medications.list(access, page)).items).toEqual([]);
});

test('R7.3 a conflict confirmed with a reason is stored with that reason', async () => {
  const { access } = await anAllergicPet();
  const confirmedConflicts = await refusedKeys(prescribe(access));
  await refusedKeys(prescribe(access, { confirmedConflicts }));
  await refusedKeys(prescribe(access, { allergyReason: 'The vet knows' }));

  const newMedication = await prescribe(access, { confirmedConflicts, allergyReason: 'The vet knows' });

  expect(newMedication).toMatchObject({
    allergyReason: 'The vet knows',
    allergyCheck: { conflicts: [{ allergen: 'penicilina', reason: 'The vet knows' }] },
  });
  expect(await medications.get(access, newMedication.id)).toEqual(newMedication);
  expect((await medications.list(access, page)).items).toEqual([newMedication]);
  const { updatedAt: _, ...same } = newMedication;
  expect(await changeMedication(access, newMedication.id, { stockDoses: 3 })).toMatchObject({ ...same, stockDoses: 3 });
});

test('R7.3 rejects withdrawing the confirmation or switching to another conflicting medicine', async () => {
  const { access } = await anAllergicPet();
  const confirmedConflicts = await refusedKeys(prescribe(access));
  const { id } = await prescribe(access, { confirmedConflicts, allergyReason: 'The vet knows' });

  await refusedKeys(changeMedication(access, id, { allergyReason: null }));
  await refusedKeys(changeMedication(access, id, { confirmedConflicts: [] }));
  await refusedKeys(changeMedication(access, id, { name: 'Amoxicillin' }));

  expect(await changeMedication(access, id, { name: 'Metacam' })).toMatchObject({ allergyCheck: { conflicts: [] } });
});

test('R7.3 an allergy added later conflicts with existing medications', async () => {
  const access = await aPetOf(await aViewer());
  const { id, allergyCheck } = await prescribe(access);
  expect(allergyCheck.conflicts).toEqual([]);

  const { id: allergyId } = await addAllergy(access, 'Amoxicilina', 'moderate');
  const warnedMedication = { allergyCheck: { conflicts: [{ allergen: 'Amoxicilina', reason: null }] } };
  expect(await medications.get(access, id)).toMatchObject(warnedMedication);
  expect((await medications.list(access, page)).items).toMatchObject([warnedMedication]);

  await refusedKeys(changeMedication(access, id, { stockDoses: 3 }));
  await allergies.remove(access, allergyId, noon);
  expect(await medications.get(access, id)).toMatchObject({ allergyCheck: { conflicts: [] } });
});

test('R7.3 ending or recording a past course needs no allergy confirmation', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await prescribe(access);
  await addAllergy(access, 'Penicillin');

  const endedMedication = await changeMedication(access, id, { endsOn: '2026-03-28' });
  expect(endedMedication.allergyCheck.conflicts).toHaveLength(1);
  await refusedKeys(changeMedication(access, id, { endsOn: '2026-03-29' }));
  await expect(prescribe(access, { endsOn: '2026-03-21' })).resolves.toMatchObject({ endsOn: '2026-03-21' });
});

test('R2.1 one pet’s allergies do not affect another pet’s medications', async () => {
  await anAllergicPet();
  const other = await aPetOf(await aViewer());
  await expect(prescribe(other)).resolves.toMatchObject({ allergyCheck: { conflicts: [], unknownMedicine: [] } });
});

test('R7.3 health, day, agenda, brief, and passport all show the medicine’s warning', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  await prescribe(access, { name: 'Heartgard', frequency: 'SID' });
  await addAllergy(access, 'ivermectina', 'mild');
  const conflicts = [{ allergen: 'ivermectina', severity: 'mild', basis: 'substance', reason: null }];
  const warnedMedications = [{ name: 'Heartgard', allergyCheck: { conflicts } }];

  expect((await getHealth(access, 'en', '2026-03-28')).medications).toMatchObject(warnedMedications);
  const day = await getRoutineRecord(access, { weekStart: '2026-03-23', today: '2026-03-28' });
  expect(day.medications).toMatchObject(warnedMedications);

  const tasks = weekFrom(day, { weekStart: '2026-03-23', at: noon }).flatMap((one) => one.tasks);
  expect(new Set(tasks.map(({ warnings }) => warnings[0]?.allergen))).toEqual(new Set(['ivermectina']));
  const { agenda } = await getAgenda(viewer, noon);
  expect(agenda[0]?.medications).toMatchObject(warnedMedications);

  const items = agendaItems(agenda, { at: noon, timeZone: 'Europe/Madrid' });
  expect(items.filter(({ kind }) => kind === 'dose').every(({ warnings }) => warnings.length === 1)).toBe(true);
  const brief = await getVisitBrief(access, { chosen: undefined, timeZone: 'UTC', at: noon });
  expect(brief.medications).toMatchObject(warnedMedications);

  const paper = await getPassportRecord(access, { withOwner: false, at: noon });
  expect(paper.medications).toMatchObject(warnedMedications);
});

test('R7.3 every severe allergy appears on the pet’s pages, newest first', async () => {
  const { secret } = await signIn();
  const viewer = await findViewer(secret, noon);
  if (!viewer) throw new Error('not signed in');
  const access = await aPetOf(viewer);
  const names = Array.from({ length: 30 }, (_, index) => `Allergen ${index}`);
  for (const name of names) await addAllergy(access, name);
  await addAllergy(access, 'Dust', 'mild');

  const membership = await findMembership(secret, access.petId, noon);

  expect(membership?.severeAllergies).toEqual(names.toReversed());
});

test('R7.3 every read checks substances in steps, instructions, and reason', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const steps = [{ from: '2026-03-27', dosage: '250 mg of amoxicillin' }];
  await prescribe(access, { name: 'Antibiotic', frequency: 'SID', steps });
  await prescribe(access, { name: 'Syrup', frequency: 'SID', instructions: 'Amoxicillin, shake it' });
  await prescribe(access, { name: 'Tablets', frequency: 'SID', reason: 'amoxicillin for a tooth' });
  await addAllergy(access, 'penicillin');
  const each = { allergyCheck: { conflicts: [{ allergen: 'penicillin' }] } };
  const all = [each, each, each];

  expect((await getHealth(access, 'en', '2026-03-28')).medications).toMatchObject(all);
  expect((await getAgenda(viewer, noon)).agenda[0]?.medications).toMatchObject(all);
  expect((await getPassportRecord(access, { withOwner: false, at: noon })).medications).toMatchObject(all);
});

test('R7.3 a calendar marks doses that conflict with an allergy', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  await prescribe(access, { frequency: 'SID' });
  await addAllergy(access, 'penicillin');
  const feed = { userId: viewer.userId, petId: null, kinds: [], timeZone: 'UTC' } as unknown as FeedAccess;

  const [pet] = await listFeedPets(feed, noon);

  expect(pet?.medications).toMatchObject([{ name: 'Penicillin G', warned: true }]);
});
