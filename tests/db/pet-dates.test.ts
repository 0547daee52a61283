import { db } from '@/lib/core/db/client';
import { removePet, updatePet } from '@/lib/records/pets/mutations';
import { findFirstEntryDay } from '@/lib/records/pets/queries';
import { petPatch } from '@/lib/records/pets/schema';
import { weights } from '@/lib/records/weights/collection';
import { withDatabase } from '../support/database';
import { aPetOf, aViewer, noon } from '../support/members';
import { author } from '../support/reminders';

withDatabase();

const aWeight = { measuredAt: '2026-03-01T08:00:00Z', grams: 4200 };
const patchOf = (fields: object) => petPatch('2026-03-28').parse(fields);

async function aWeighedCat() {
  const access = await aPetOf(await aViewer(), { type: 'cat', dateOfBirth: '2020-01-01' });
  const weight = await weights.create(access, weights.input(noon).parse(aWeight), author());
  return { access, weight };
}

test('R2.2 rejects a birth date after an entry and accepts an earlier one', async () => {
  const { access } = await aWeighedCat();
  const changeBirthday = (dateOfBirth: string) => updatePet(access, patchOf({ dateOfBirth }), noon);

  await expect(changeBirthday('2026-03-03')).rejects.toMatchObject({
    code: 'invalid',
    detail: { fields: { dateOfBirth: 'pets.validation.entriesBeforeBirth' } },
  });
  expect(await changeBirthday('2026-03-01')).toMatchObject({ dateOfBirth: '2026-03-01' });
});

test('R2.2 a pet with entries before its birth date can be renamed', async () => {
  const { access } = await aWeighedCat();
  await db().pet.update({ where: { id: access.petId }, data: { dateOfBirth: new Date('2026-03-10') } });
  const renamedPet = await updatePet(access, patchOf({ name: 'Luna', dateOfBirth: '2026-03-10' }), noon);
  expect(renamedPet.name).toBe('Luna');
});

test('R7.3 an entry excluded by a new birth date cannot be restored', async () => {
  const { access, weight } = await aWeighedCat();
  await weights.remove(access, weight.id, noon);
  expect(await findFirstEntryDay(access)).toBeNull();

  await updatePet(access, patchOf({ dateOfBirth: '2026-03-03' }), noon);
  await expect(weights.restore(access, weight.id, noon)).rejects.toMatchObject({
    code: 'invalid',
    detail: { fields: { measuredAt: 'entries.validation.beforeBirth' } },
  });
  expect(await findFirstEntryDay(access)).toBeNull();
});

test('R7.3 a confirmed unlikely weight is restored without confirmation', async () => {
  const { access } = await aWeighedCat();
  const entry = weights.input(noon).parse({ measuredAt: '2026-03-02T08:00:00Z', grams: 420, confirmed: true });
  const unlikely = await weights.create(access, entry, author());
  await weights.remove(access, unlikely.id, noon);
  expect(await weights.restore(access, unlikely.id, noon)).toMatchObject({ grams: 420 });
});

test('R7.3 rejects a planned weight outside the range of the type', async () => {
  const { access } = await aWeighedCat();
  const plan = (grams: number) =>
    updatePet(access, patchOf({ weightGoal: { grams, from: '2026-03-01', by: '2026-06-01' } }), noon);

  await expect(plan(1)).rejects.toMatchObject({
    detail: { fields: { weightGoal: 'weights.validation.implausible?min=0.05&max=25' } },
  });
  expect((await plan(4000)).weightGoal).toMatchObject({ grams: 4000 });
});

test('R2.2 the birth date of a deleted pet cannot be changed', async () => {
  const { access } = await aWeighedCat();
  await removePet(access, noon);
  await expect(updatePet(access, patchOf({ dateOfBirth: '2019-01-01' }), noon)).rejects.toMatchObject({
    code: 'not_found',
  });
});
