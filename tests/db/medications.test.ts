import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { isUnavailable } from '@/lib/core/db/unavailable';
import { newId } from '@/lib/core/validation/ids';
import { medications } from '@/lib/records/medications/collection';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { removeDose } from '@/lib/records/medications/mutations/remove-dose';
import { listDoses } from '@/lib/records/medications/queries';
import { doseInput } from '@/lib/records/medications/schema';
import { withDatabase } from '../support/database';
import { accessOf, joins } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

const author = (at = noon, name = 'Ana') => ({ name, timeZone: 'Europe/Madrid', at });
const dose = (input: Record<string, unknown> = {}, at = noon) => doseInput(at).parse({ status: 'given', ...input });
const page = { limit: 50 };

async function aMedication(access: PetAccess<'own'>, input: Record<string, unknown> = {}) {
  const medicationBody = { name: 'Apoquel', frequency: 'BID', startsOn: '2026-03-20', stockDoses: 10, ...input };
  return medications.create(access, medications.input(noon).parse(medicationBody), author());
}

async function aHouseholdOf(...names: string[]) {
  const viewer = await aViewer();
  const { petId } = await aPetOf(viewer);
  const carers: Viewer[] = [];
  for (const firstName of names) {
    const carer = await aViewer();
    await db().user.update({ where: { id: carer.userId }, data: { firstName } });
    await joins(carer, viewer, [petId]);
    carers.push(carer);
  }
  const proofs = await Promise.all(carers.map((carer) => accessOf(carer, petId, 'edit')));
  return { owner: await accessOf(viewer, petId, 'own'), carers: proofs };
}

test('R7.3 responses contain today’s dosage in addition to the first', async () => {
  const access = await aPetOf(await aViewer());
  const steps = [{ from: '2026-03-22', dosage: '1/2 tablet' }];
  const expected = { dosage: '1 tablet', dosageToday: '1/2 tablet' };
  const newMedication = await aMedication(access, { dosage: '1 tablet', steps });
  expect(newMedication).toMatchObject(expected);
  expect(await medications.get(access, newMedication.id)).toMatchObject(expected);
});

test('R7.3 parallel logs of one planned dose store it once', async () => {
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

test('R7.3 parallel as-needed doses store one; others need confirmation', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await aMedication(access, { frequency: 'PRN' });
  const doseOutcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => logDose(access, id, dose(), author())),
  );
  expect(doseOutcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

  const [refusedDose] = doseOutcomes.filter((one) => one.status === 'rejected');
  expect(refusedDose?.reason).toMatchObject({ code: 'dose_already_given', message: 'Given 1 minute ago by Ana' });
  expect((await listDoses(access, id, page)).items).toHaveLength(1);
});

test('R7.3 an undone dose returns to stock, even to an empty one', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await aMedication(access, { stockDoses: 1 });
  const stock = async () => (await medications.get(access, id)).stockDoses;
  const first = await logDose(access, id, dose(), author());

  const second = await logDose(access, id, dose({ again: true, reason: 'Spat it out' }), author());
  expect(await stock()).toBe(0);
  await removeDose(access, id, second.id, noon);
  expect(await stock()).toBe(0);

  await removeDose(access, id, first.id, noon);
  expect(await stock()).toBe(1);
  expect(await removeDose(access, id, first.id, noon)).toEqual({ success: true });
  expect(await stock()).toBe(1);
  await expect(removeDose(access, id, newId(), noon)).rejects.toMatchObject({ code: 'not_found' });
});

test('R7.3 a skipped dose can be given later unless another one conflicts', async () => {
  const access = await aPetOf(await aViewer());
  const { id } = await aMedication(access);
  const scheduledFor = '2026-03-28T07:00:00.000Z';
  const skippedDose = await logDose(access, id, dose({ status: 'skipped', scheduledFor }), author());
  const later = after(1, 'hour');

  const givenDose = await logDose(access, id, dose({ scheduledFor }, later), author(later, 'Ben'));
  expect(givenDose).toMatchObject({ id: skippedDose.id, status: 'given', by: 'Ben', at: later.toISOString() });
  const evening = dose({ scheduledFor: '2026-03-28T19:00:00.000Z' }, later);
  await expect(logDose(access, id, evening, author(after(2, 'hour')))).rejects.toMatchObject({
    code: 'dose_already_given',
    message: 'Given 1 hour ago by Ben',
  });
});

test('R11.4 200 parallel taps by four people on one dose store it once', async () => {
  const { owner, carers } = await aHouseholdOf('Ana', 'Sam', 'Eva');
  const people = [owner, ...carers];
  const { id } = await aMedication(owner);
  const scheduledFor = '2026-03-28T07:00:00.000Z';

  // On a busy machine some requests time out waiting for a connection. Their users get a 503 and tap again.
  const tapOnce = (n: number): Promise<{ id: string }> =>
    logDose(people[n % 4] ?? owner, id, dose({ scheduledFor }), author(noon, `Person ${n}`)).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return tapOnce(n);
    });
  const lines = await Promise.all(Array.from({ length: 200 }, (_, n) => tapOnce(n)));

  expect(new Set(lines.map((line) => line.id)).size).toBe(1);
  expect((await listDoses(owner, id, page)).items).toHaveLength(1);
  expect((await medications.get(owner, id)).stockDoses).toBe(9);
});

test('R11.4 rejects a second dose within the guard interval, naming the first', async () => {
  const { owner, carers } = await aHouseholdOf('Ana');
  const ana = carers[0] ?? owner;
  const { id } = await aMedication(owner);
  const first = dose({ scheduledFor: '2026-03-28T07:00:00.000Z' });
  await logDose(ana, id, first, author());
  const evening = { scheduledFor: '2026-03-28T19:00:00.000Z' };
  const giving = (at: Date, more = {}) => logDose(owner, id, dose({ ...evening, ...more }, at), author(at, 'Alex'));

  const already = { by: { id: ana.memberId, name: 'Ana' }, at: noon.toISOString() };
  const justBefore = new Date(after(6, 'hour').getTime() - 1);
  await expect(giving(justBefore)).rejects.toMatchObject({ code: 'dose_already_given', detail: { already } });
  expect((await medications.get(owner, id)).stockDoses).toBe(9);
  expect(await giving(after(6, 'hour'))).toMatchObject({ status: 'given', ...evening, reason: null });
  expect((await medications.get(owner, id)).stockDoses).toBe(8);
});

test('R11.4 a repeated dose gets its own line and reduces stock', async () => {
  const { owner, carers } = await aHouseholdOf('Ana');
  const ana = carers[0] ?? owner;
  const { id } = await aMedication(owner);
  const stock = async () => (await medications.get(owner, id)).stockDoses;
  const morning = { scheduledFor: '2026-03-28T07:00:00.000Z' };
  await logDose(ana, id, dose(morning), author());
  const at = after(90, 'minute');

  const loggedDose = await logDose(owner, id, dose(morning, at), author(at, 'Alex'));
  expect(loggedDose).toMatchObject({ by: 'Ana', guard: { isOwn: false, next: { at: '2026-03-28T19:00:00.000Z' } } });
  const repeat = { ...morning, again: true, reason: 'Spat it out', knownAt: loggedDose.at };
  const again = await logDose(owner, id, dose(repeat, at), author(at, 'Alex'));
  expect(again).toMatchObject({ scheduledFor: null, by: 'Alex', reason: 'Spat it out' });
  expect(await stock()).toBe(8);

  const late = after(91, 'minute');
  const unseen = logDose(ana, id, dose(repeat, late), author(late));
  await expect(unseen).rejects.toMatchObject({
    code: 'dose_already_given',
    detail: { already: { at: at.toISOString() } },
  });
  await removeDose(owner, id, again.id, late);
  expect(await stock()).toBe(9);
});

test('R11.4 a member cannot mark another member’s given dose as skipped', async () => {
  const { owner, carers } = await aHouseholdOf('Ana');
  const ana = carers[0] ?? owner;
  const { id } = await aMedication(owner);
  const scheduledFor = '2026-03-28T07:00:00.000Z';
  await logDose(ana, id, dose({ scheduledFor }), author());

  const skip = dose({ status: 'skipped', scheduledFor });
  await expect(logDose(owner, id, skip, author())).rejects.toMatchObject({ code: 'dose_already_given' });
  expect(await logDose(ana, id, skip, author())).toMatchObject({ status: 'skipped' });
});

test('R2.1 access to one pet does not open another pet’s medications', async () => {
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
