import { db } from '@/lib/core/db/client';
import { allergies } from '@/lib/records/allergies/collection';
import { conditions } from '@/lib/records/conditions/collection';
import { medications } from '@/lib/records/medications/collection';
import { medicationInput } from '@/lib/records/medications/schema';
import { doseOfStay } from '@/lib/sharing/stays/mutations/lines';
import { findStayDay } from '@/lib/sharing/stays/queries/stays';
import { stayDoseInput } from '@/lib/sharing/stays/schema';
import { type Access, aMedication, aSitting, aStayDose, today } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { after, noon } from '../support/members';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: after(-5, 'day') };

function aPainkiller(access: Access) {
  const medicationBody = {
    name: 'Metamizole',
    frequency: 'PRN',
    startsOn: '2026-03-01',
    reason: 'Pain',
    timeZone: 'UTC',
  };
  return medications.create(
    access,
    medicationInput.parse({ ...medicationBody, minHoursBetween: 6, maxPerDay: 3 }),
    author,
  );
}

const giving = ({ petId }: Access, medicationId: string, more: object = {}) =>
  stayDoseInput.parse({ petId, medicationId, ...more });

test('R11.7 a sitter gives an as-needed dose and undoes it', async () => {
  const { access, stay } = await aSitting();
  const { id } = await aPainkiller(access);
  const listAsNeeded = async (at: Date) => (await findStayDay(stay, today, at))?.asNeeded;
  expect(await listAsNeeded(noon)).toMatchObject([
    { name: 'Metamizole', reason: 'Pain', minHoursBetween: 6, last: null, left: 3, notBefore: null },
  ]);

  await doseOfStay(stay, giving(access, id), noon);
  const hour = after(1, 'hour');
  const [givenItem] = (await listAsNeeded(hour)) ?? [];
  expect(givenItem).toMatchObject({ last: { by: 'Marta (sitter)', at: noon.toISOString() }, left: 2 });
  expect(givenItem?.notBefore).toBe(after(6, 'hour').toISOString());
  await expect(doseOfStay(stay, giving(access, id), hour)).rejects.toMatchObject({ code: 'dose_already_given' });

  await doseOfStay(stay, giving(access, id, { undo: '1', doseId: givenItem?.last?.id }), hour);
  expect(await db().dose.count({ where: { medicationId: id } })).toBe(0);
});

test('R11.7 a sitter’s as-needed doses affect nothing else', async () => {
  const { access, stay } = await aSitting();
  const plannedMedication = await aMedication(access);
  await expect(doseOfStay(stay, giving(access, plannedMedication.id), noon)).rejects.toMatchObject({ code: 'invalid' });

  const { id } = await aPainkiller(access);
  const line = { petId: access.petId, medicationId: id, status: 'given' as const, at: noon, by: 'Ana' };
  const { id: doseId } = await db().dose.create({ data: { id: plannedMedication.id, ...line, createdAt: noon } });
  const undo = doseOfStay(stay, giving(access, id, { undo: '1', doseId }), noon);
  await expect(undo).rejects.toMatchObject({ code: 'forbidden' });
  expect(await db().dose.count({ where: { medicationId: id } })).toBe(1);
});

test('R11.7 a sitter sees all allergies and care instructions', async () => {
  const { access, stay } = await aSitting();
  for (const [allergen, severity] of [
    ['Pollen', 'mild'],
    ['Chicken', 'severe'],
  ]) {
    await allergies.create(access, allergies.input(noon).parse({ allergen, severity, reaction: 'Itching' }), author);
  }
  const fits = { name: 'Epilepsy', whatToDo: 'Dark room; call after 3 minutes' };
  await conditions.create(access, conditions.input(noon).parse(fits), author);
  await conditions.create(access, conditions.input(noon).parse({ name: 'Otitis', status: 'resolved' }), author);

  const [pet] = (await findStayDay(stay, today, noon))?.pets ?? [];
  expect(pet?.allergies.map(({ allergen, severity }) => [allergen, severity])).toEqual([
    ['Chicken', 'severe'],
    ['Pollen', 'mild'],
  ]);
  expect(pet?.conditions).toEqual([{ ...fits, status: 'active' }]);
});

test('R11.4 R11.7 a sitter must confirm a dose far ahead of its time', async () => {
  const { access, stay } = await aSitting();
  const { id } = await aMedication(access);
  const early = new Date(`${today}T00:30:00Z`);
  await expect(doseOfStay(stay, aStayDose(access, id), early)).rejects.toMatchObject({ code: 'confirmation_required' });

  await doseOfStay(stay, aStayDose(access, id, { confirmed: '1' }), early);
  await doseOfStay(stay, aStayDose(access, id, { confirmed: '1' }), early);
  expect(await db().dose.findMany({ where: { medicationId: id }, select: { at: true } })).toEqual([{ at: early }]);
});

test('R11.4 R11.7 a sitter needs a reason to repeat a dose soon after another', async () => {
  const { access, stay } = await aSitting();
  const { id } = await aMedication(access);
  await doseOfStay(stay, aStayDose(access, id), noon);
  const yesterday = { scheduledFor: '2026-03-27T08:00:00Z', reason: 'Spat it out' };
  const giving = (more: object) =>
    doseOfStay(stay, aStayDose(access, id, { ...yesterday, ...more }), after(1, 'minute'));
  await expect(giving({})).rejects.toMatchObject({ code: 'dose_already_given' });
  await expect(giving({ knownAt: after(-1, 'minute').toISOString() })).rejects.toMatchObject({
    code: 'dose_already_given',
  });

  for (const unstoredTime of [after(1, 'second'), after(1, 'minute'), after(400, 'day')]) {
    await expect(giving({ knownAt: unstoredTime.toISOString() })).rejects.toMatchObject({ code: 'dose_already_given' });
  }
  expect((await findStayDay(stay, today, after(1, 'minute')))?.tasks[0]?.tooSoonAfter).toBe(noon.toISOString());

  const page = { knownAt: noon.toISOString() };
  expect(await giving(page)).toMatchObject({ reason: 'Spat it out' });
  await expect(giving(page)).rejects.toMatchObject({ code: 'dose_already_given' });
  expect(await db().dose.count({ where: { medicationId: id } })).toBe(2);
});
