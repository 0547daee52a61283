import type { PetAccess } from '@/lib/access/pet-access';
import { medications } from '@/lib/records/medications/collection';
import { logDose, removeDose } from '@/lib/records/medications/mutations';
import { listDoses } from '@/lib/records/medications/queries';
import { doseInput } from '@/lib/records/medications/schema';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

const author = (at = noon, name = 'Ana') => ({ name, timeZone: 'Europe/Madrid', at });
const dose = (input: Record<string, unknown> = {}, at = noon) => doseInput(at).parse({ status: 'given', ...input });
const page = { limit: 50 };

async function aMedication(access: PetAccess<'own'>, input: Record<string, unknown> = {}) {
  const sent = { name: 'Apoquel', frequency: 'BID', startsOn: '2026-03-20', stockDoses: 10, ...input };
  return medications.create(access, medications.input(noon).parse(sent), author());
}

test('R7.3 of many parallel logs of a planned dose one is stored', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await aMedication(access);
  const scheduledFor = '2026-03-28T07:00:00.000Z';

  const lines = await Promise.all(
    Array.from({ length: 20 }, (_, n) => logDose(access, id, dose({ scheduledFor }), author(noon, `Person ${n}`))),
  );

  expect(new Set(lines.map((line) => line.id)).size).toBe(1);
  expect((await listDoses(access, id, page)).items).toEqual([lines[0]]);
  expect((await medications.get(access, id)).stockDoses).toBe(9);
});

test('R7.3 of many parallel doses as needed one counts, others are asked', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await aMedication(access, { frequency: 'PRN' });
  const given = await Promise.allSettled(Array.from({ length: 20 }, () => logDose(access, id, dose(), author())));
  expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

  const [refused] = given.filter((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'conflict', message: 'Given 1 minute ago by Ana' });
  expect((await listDoses(access, id, page)).items).toHaveLength(1);
});

test('R7.3 an undone dose returns to stock, even from an empty box', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await aMedication(access, { stockDoses: 1 });
  const stock = async () => (await medications.get(access, id)).stockDoses;
  const first = await logDose(access, id, dose(), author());

  const second = await logDose(access, id, dose({ again: true }), author());
  expect(await stock()).toBe(0);
  await removeDose(access, id, second.id, noon);
  expect(await stock()).toBe(0);

  await removeDose(access, id, first.id, noon);
  expect(await stock()).toBe(1);
  await expect(removeDose(access, id, first.id, noon)).rejects.toMatchObject({ code: 'not_found' });
});

test('R7.3 a skipped dose can be given later unless another one conflicts', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await aMedication(access);
  const scheduledFor = '2026-03-28T07:00:00.000Z';
  const skipped = await logDose(access, id, dose({ status: 'skipped', scheduledFor }), author());
  const later = after(1, 'hour');

  const given = await logDose(access, id, dose({ scheduledFor }, later), author(later, 'Ben'));
  expect(given).toMatchObject({ id: skipped.id, status: 'given', by: 'Ben', at: later.toISOString() });
  const evening = dose({ scheduledFor: '2026-03-28T19:00:00.000Z' }, later);
  await expect(logDose(access, id, evening, author(after(2, 'hour')))).rejects.toMatchObject({
    code: 'conflict',
    message: 'Given 1 hour ago by Ben',
  });
});

test('R2.1 the proof of one pet opens no medication of another', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await aMedication(access);
  const line = await logDose(access, id, dose(), author());

  const foreign = await aPetOf(await aViewer());
  await expect(logDose(foreign, id, dose(), author())).rejects.toMatchObject({ code: 'not_found' });
  await expect(listDoses(foreign, id, page)).rejects.toMatchObject({ code: 'not_found' });
  await expect(removeDose(foreign, id, line.id, noon)).rejects.toMatchObject({ code: 'not_found' });

  const own = await aMedication(foreign);
  await expect(removeDose(foreign, own.id, line.id, noon)).rejects.toMatchObject({ code: 'not_found' });
});
