import { db } from '@/lib/core/db/client';
import { doseOfStay } from '@/lib/overviews/stays/mutations/lines';
import { findStayDay } from '@/lib/overviews/stays/queries/stays';
import { stayDoseInput } from '@/lib/overviews/stays/schema';
import { allergies } from '@/lib/records/allergies/collection';
import { conditions } from '@/lib/records/conditions/collection';
import { medications } from '@/lib/records/medications/collection';
import { medicationInput } from '@/lib/records/medications/schema';
import { type Access, aMedication, aSitting, today } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { after, noon } from '../support/members';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: after(-5, 'day') };

function aPainkiller(access: Access) {
  const sent = { name: 'Metamizole', frequency: 'PRN', startsOn: '2026-03-01', reason: 'Pain', timeZone: 'UTC' };
  return medications.create(access, medicationInput.parse({ ...sent, minHoursBetween: 6, maxPerDay: 3 }), author);
}

const giving = ({ petId }: Access, medicationId: string, more: object = {}) =>
  stayDoseInput.parse({ petId, medicationId, ...more });

test('R11.7 a sitter gives what is needed, and takes it back', async () => {
  const { access, stay } = await aSitting();
  const { id } = await aPainkiller(access);
  const shown = async (at: Date) => (await findStayDay(stay, today, at))?.asNeeded;
  expect(await shown(noon)).toMatchObject([
    { name: 'Metamizole', reason: 'Pain', minHoursBetween: 6, last: null, left: 3, notBefore: null },
  ]);

  await doseOfStay(stay, giving(access, id), noon);
  const hour = after(1, 'hour');
  const [given] = (await shown(hour)) ?? [];
  expect(given).toMatchObject({ last: { by: 'Marta', at: noon.toISOString() }, left: 2 });
  expect(given?.notBefore).toBe(after(6, 'hour').toISOString());
  await expect(doseOfStay(stay, giving(access, id), hour)).rejects.toMatchObject({ code: 'dose_already_given' });

  await doseOfStay(stay, giving(access, id, { undo: '1', doseId: given?.last?.id }), hour);
  expect(await db().dose.count({ where: { medicationId: id } })).toBe(0);
});

test('R11.7 a sitter’s doses as needed touch nothing else', async () => {
  const { access, stay } = await aSitting();
  const planned = await aMedication(access);
  await expect(doseOfStay(stay, giving(access, planned.id), noon)).rejects.toMatchObject({ code: 'invalid' });

  const { id } = await aPainkiller(access);
  const line = { petId: access.petId, medicationId: id, status: 'given' as const, at: noon, by: 'Ana' };
  const { id: doseId } = await db().dose.create({ data: { id: planned.id, ...line, createdAt: noon } });
  const undone = doseOfStay(stay, giving(access, id, { undo: '1', doseId }), noon);
  await expect(undone).rejects.toMatchObject({ code: 'forbidden' });
  expect(await db().dose.count({ where: { medicationId: id } })).toBe(1);
});

test('R11.7 a sitter reads all allergies, and what to do', async () => {
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
