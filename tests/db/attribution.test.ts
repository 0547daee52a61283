import { deleteAccount } from '@/lib/accounts/account/mutations';
import { sweepActivity } from '@/lib/collections/activity';
import { collectionNames, collections } from '@/lib/collections/registry';
import { db } from '@/lib/core/db/client';
import { listActivity } from '@/lib/overviews/activity/queries';
import { medications } from '@/lib/records/medications/collection';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { removeDose } from '@/lib/records/medications/mutations/remove-dose';
import { medicationInput } from '@/lib/records/medications/schema';
import { weights } from '@/lib/records/weights/collection';
import { withDatabase } from '../support/database';
import { accessOf, aHousehold, origin } from '../support/household';
import { after, noon } from '../support/members';

withDatabase();

const author = (at = noon) => ({ name: 'Ana', timeZone: 'UTC', at });
const aWeight = { measuredAt: noon, grams: 9000, bodyConditionScore: null, note: null };
const lines = async (access: Parameters<typeof listActivity>[0], at = noon) =>
  (await listActivity(access, { limit: 50 }, at)).items;

test('R11.6 two changes in the same millisecond have different versions', async () => {
  const { access } = await aHousehold();
  const newWeight = await weights.create(access, aWeight, author());

  const first = await weights.update(access, newWeight.id, { grams: 9100 }, author());
  const second = await weights.update(access, newWeight.id, { grams: 9200 }, author());
  const third = await weights.update(access, newWeight.id, { grams: 9300 }, author(after(-1, 'hour')));

  const versions = [newWeight, first, second, third].map(({ updatedAt }) => updatedAt);
  expect(new Set(versions).size).toBe(4);
  expect(versions.toSorted()).toEqual(versions);
});

test('R11.6 every entry table increments its version by trigger', async () => {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT r.relname AS "name" FROM pg_trigger t JOIN pg_class r ON r.oid = t.tgrelid WHERE t.tgname = 'raise_updated_at'`;
  const tables = collectionNames.map((name) => collections[name].table as string);
  expect(rows.map(({ name }) => name).sort()).toEqual([...tables, 'Dose'].sort());
});

test('R11.6 one of two changes to the same version is rejected', async () => {
  const { access, carers } = await aHousehold();
  const newWeight = await weights.create(access, aWeight, author());
  const changeWeight = (of: typeof carers, grams: number) =>
    weights.update(of, newWeight.id, { grams }, author(), `"${newWeight.updatedAt}"`);

  const outcomes = await Promise.allSettled([changeWeight(access, 9100), changeWeight(carers, 9200)]);

  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refusals).toEqual([expect.objectContaining({ code: 'overtaken' })]);
  expect(refusals[0].detail.current).toEqual(await weights.get(access, newWeight.id));
});

test('R11.3 the first writer stays, and a deleted account has no name', async () => {
  const { owner, carer, access, carers } = await aHousehold();
  const newWeight = await weights.create(carers, aWeight, author());
  await weights.update(access, newWeight.id, { grams: 9100 }, author(after(1, 'minute')));
  const [first] = access.people.length > 1 ? access.people : (await accessOf(owner, access.petId, 'own')).people;

  const before = await weights.get(await accessOf(owner, access.petId, 'view'), newWeight.id);
  expect([before.createdBy?.id, before.updatedBy?.id]).toEqual([carers.memberId, first?.id]);
  await deleteAccount(carer, { origin, at: noon });
  const reading = await accessOf(owner, access.petId, 'view');

  const readWeight = await weights.get(reading, newWeight.id);
  expect([readWeight.createdBy, readWeight.updatedBy?.id]).toEqual([null, first?.id]);
  expect((await lines(reading, after(1, 'hour'))).map(({ by, kind }) => [by?.id ?? null, kind])).toEqual([
    [first?.id, 'changed'],
    [null, 'created'],
  ]);
});

test('R11.3 an entry without a writer belongs to the first owner', async () => {
  const { owner, access } = await aHousehold();
  const newWeight = await weights.create(access, aWeight, author());
  await db().weight.update({ where: { id: newWeight.id }, data: { createdById: null, updatedById: null } });
  const reading = await accessOf(owner, access.petId, 'view');
  expect((await weights.get(reading, newWeight.id)).createdBy?.id).toBe(reading.people[0]?.id);
});

test('R11.3 an activity line shows the replaced values', async () => {
  const { access } = await aHousehold();
  const newWeight = await weights.create(access, aWeight, author());
  await weights.update(access, newWeight.id, { grams: 9100, note: 'Fasting' }, author(after(1, 'second')));
  await weights.remove(access, newWeight.id, after(2, 'second'));
  await weights.remove(access, newWeight.id, after(3, 'second'));
  await weights.restore(access, newWeight.id, after(4, 'second'));

  const activityLines = await lines(access, after(1, 'minute'));

  expect(activityLines.map(({ kind }) => kind)).toEqual(['restored', 'removed', 'changed', 'created']);
  expect(activityLines[2]?.shown).toEqual({ grams: 9100, note: 'Fasting', was: { grams: 9000, note: null } });
});

test('R11.3 logging and removing a dose each add an activity line', async () => {
  const { access, carers } = await aHousehold();
  const input = medicationInput.parse({ name: 'Apoquel', frequency: 'PRN', startsOn: '2026-03-20' });
  const { id } = await medications.create(access, input, author());
  const givenDose = {
    status: 'given' as const,
    scheduledFor: null,
    note: 'With food',
    again: false,
    reason: null,
    knownAt: null,
    confirmed: false,
  };
  const dose = await logDose(carers, id, givenDose, author(after(1, 'second')));
  await removeDose(access, id, dose.id, after(2, 'second'));

  expect(dose.updatedAt).toBe(after(1, 'second').toISOString());
  const activityLines = await lines(access, after(1, 'minute'));
  expect(activityLines.map(({ collection, kind }) => `${collection} ${kind}`)).toEqual([
    'doses removed',
    'doses created',
    'medications created',
  ]);
  expect(activityLines[1]?.shown).toEqual({ medicine: 'Apoquel', status: 'given', note: 'With food' });
});

test('R11.3 the activity log filters by person, pages, and covers 90 days', async () => {
  const { owner, access, carers } = await aHousehold();
  for (let count = 0; count < 3; count += 1) {
    await weights.create(count === 1 ? carers : access, aWeight, author(after(count, 'second')));
  }
  const reading = await accessOf(owner, access.petId, 'view');
  const own = await listActivity(reading, { limit: 1, person: reading.people[0]?.id }, after(1, 'hour'));
  const next = await listActivity(
    reading,
    { limit: 5, person: reading.people[0]?.id, cursor: own.nextCursor ?? undefined },
    after(1, 'hour'),
  );

  expect([own.items.length, next.items.length, next.nextCursor]).toEqual([1, 1, null]);
  expect(await lines(reading, after(91, 'day'))).toEqual([]);
  await sweepActivity(after(91, 'day'));
  expect(await db().activity.count({ where: { petId: access.petId } })).toBe(0);
});
