import { randomUUID } from 'node:crypto';
import { aMember, type Person } from '../support/people';
import { allServed } from '../support/until-served';
import type { Answer } from '../support/visitor';
import { writers } from '../support/written';

const unknownId = '0192f0c0-0000-7000-8000-000000000000';
const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const day = (ms: number) => at(ms).slice(0, 10);

async function aMedication(medication: Record<string, unknown> = {}, pet: Record<string, unknown> = {}) {
  const ana = await aMember();
  const { id: petId } = await ana.addsPet(pet);
  const list = `/api/pets/${petId}/medications`;
  const requestBody = { name: 'Apoquel', frequency: 'PRN', startsOn: day(-10 * DAY), timeZone: 'UTC', ...medication };
  const { status, body } = await ana.post(list, requestBody);
  if (status !== 201) throw new Error(`adding a medication answered ${status}: ${JSON.stringify(body)}`);
  const path = `${list}/${body.id}`;
  const logDose = (dose: Record<string, unknown> = {}, headers?: Record<string, string>): Promise<Answer> =>
    ana.post(`${path}/doses`, { status: 'given', ...dose }, headers);
  const doses = async () => (await ana.get(`${path}/doses`)).body.items;
  const stock = async () => (await ana.get(path)).body.stockDoses;
  return { ana, petId, list, path, medication: body, log: logDose, doses, stock };
}

const plannedMoment = (daysAgo: number) => `${day(-daysAgo * DAY)}T00:00:00.000Z`;
const daily = { frequency: 'SID', reminders: ['00:00'] };

describe('medications', () => {
  test('R7.3 a medication returns all sent fields; a change updates only named ones', async () => {
    const requestBody = {
      name: 'Prednisone',
      dosage: '1 tablet of 5 mg',
      frequency: 'BID',
      startsOn: '2026-10-01',
      endsOn: '2026-10-20',
      instructions: 'With food',
      reason: 'Itching',
      prescriber: 'Dr. Paw',
      reminders: ['07:30', '19:30'],
      timeZone: 'America/New_York',
      minHoursBetween: 6,
      maxPerDay: 2,
      steps: [{ from: '2026-10-10', dosage: '1/2 tablet' }],
      stockDoses: 28,
      refillBelow: 6,
    };

    const { ana, path, medication } = await aMedication(requestBody);
    expect(medication).toMatchObject(requestBody);
    expect((await ana.get(path)).body).toEqual(medication);

    const { body } = await ana.patch(path, { stockDoses: 40 });
    expect(body).toEqual({ ...medication, ...writers, stockDoses: 40 });
  });

  test('R7.3 a name and start date suffice, and times use the writer’s zone', async () => {
    const { ana, list } = await aMedication();
    const { status, body } = await ana.post(list, { name: 'Drops', startsOn: day(0), reminders: ['08:00', '20:00'] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ frequency: 'BID', timeZone: expect.any(String), steps: [], stockDoses: null });
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a start before birth', { startsOn: '2020-01-01' }, 'startsOn'],
    ['a start in 9999', { startsOn: '9999-01-01' }, 'startsOn'],
    ['an end before the start', { endsOn: '2025-12-31' }, 'endsOn'],
    ['an unknown frequency', { frequency: 'QQQ' }, 'frequency'],
    ['two times for once a day', { frequency: 'SID', reminders: ['08:00', '20:00'] }, 'reminders'],
    ['a step after the end', { endsOn: '2026-02-01', steps: [{ from: '2026-03-01', dosage: 'x' }] }, 'steps'],
    ['100 KB of instructions', { instructions: 'x'.repeat(100_000) }, 'instructions'],
    ['a negative stock', { stockDoses: -1 }, 'stockDoses'],
  ])('R7.3 rejects %s at its field and stores nothing', async (_, wrong, field) => {
    const ana = await aMember();
    const { id } = await ana.addsPet({ dateOfBirth: '2021-03-07' });
    const requestBody = { name: 'Apoquel', startsOn: '2026-01-01', ...wrong };

    const { status, body } = await ana.post(`/api/pets/${id}/medications`, requestBody);

    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.fields[field]).toMatch(/\w+ \w+/);
    expect((await ana.get(`/api/pets/${id}/medications`)).body.items).toEqual([]);
  });
});

describe('dose log', () => {
  test('R7.3 logging a dose records the name, reduces stock, and lists it first', async () => {
    const { log, doses, stock } = await aMedication({ stockDoses: 2 });
    const first = await log({ at: at(-20 * HOUR), note: 'with cheese' });
    expect(first).toMatchObject({ status: 201, body: { status: 'given', scheduledFor: null, note: 'with cheese' } });
    expect(first.body.by).toMatch(/\S/);
    expect(await stock()).toBe(1);

    const { body: second } = await log({ at: at(-10 * HOUR) });
    expect(await doses()).toEqual([second, first.body]);
    expect(await stock()).toBe(0);
  });

  test('R7.3 the dose log is paged', async () => {
    const { ana, path, log } = await aMedication();
    for (const hours of [1, 2, 3]) await log({ at: at(-hours * HOUR) });
    const { body: first } = await ana.get(`${path}/doses?limit=2`);
    const { body: rest } = await ana.get(`${path}/doses?limit=2&cursor=${first.nextCursor}`);
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null]);
    expect(first.items[0].at > first.items[1].at && first.items[1].at > rest.items[0].at).toBe(true);
  });

  test('R7.3 twenty people logging one planned dose at once create one dose', async () => {
    const { log, doses, stock } = await aMedication({ ...daily, stockDoses: 10 });
    const answers = await allServed(20, () => log({ scheduledFor: plannedMoment(0) }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await doses()).toHaveLength(1);
    expect(await stock()).toBe(9);
  });

  test('R7.3 twenty parallel as-needed doses create one; the others need confirmation', async () => {
    const { log, doses } = await aMedication();
    const answers = await allServed(20, () => log());
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(await doses()).toHaveLength(1);
  });

  test('R7.3 resending the same dose returns the same response', async () => {
    const { log, doses, stock } = await aMedication({ stockDoses: 5 });
    const key = { 'Idempotency-Key': randomUUID() };

    const [first, second] = await Promise.all([log({}, key), log({}, key)]);

    expect(first).toMatchObject({ status: 201, body: second.body });
    expect((await log({}, key)).body).toEqual(first.body);
    expect(await doses()).toHaveLength(1);
    expect(await stock()).toBe(4);
  });

  test('R11.4 rejects a repeated dose, naming person and time, unless given a reason', async () => {
    const { log, doses } = await aMedication({ minHoursBetween: 6 });
    const { body: first } = await log({ at: at(-2 * HOUR - 60_000) });
    const refusal = await log();
    expect(refusal).toMatchObject({ status: 409, body: { code: 'dose_already_given', at: first.at } });
    expect(refusal.body.by).toEqual({ id: expect.any(String), name: first.by.split('@')[0] });
    expect(refusal.body.error).toBe(`Given 2 hours ago by ${first.by}`);
    expect(await doses()).toHaveLength(1);

    const unsaid = await log({ again: true });
    expect([unsaid.status, Object.keys(unsaid.body.fields)]).toEqual([400, ['reason']]);
    const again = await log({ again: true, reason: 'Spat it out', knownAt: refusal.body.at });
    expect(again).toMatchObject({ status: 201, body: { reason: 'Spat it out' } });
    expect(await doses()).toEqual([again.body, first]);
  });

  test('R11.4 a dose beyond the 24-hour limit needs confirmation', async () => {
    const { log } = await aMedication({ maxPerDay: 2 });
    await log({ at: at(-20 * HOUR) });
    await log({ at: at(-10 * HOUR) });
    const third = await log();
    expect(third).toMatchObject({ status: 409, body: { code: 'dose_already_given', guard: { kind: 'limit' } } });
    expect(third.body.error).toMatch(/^Given 10 hours ago by /);
  });

  test('R7.3 given and skipped replace each other for one dose and adjust stock', async () => {
    const { log, doses, stock } = await aMedication({ ...daily, stockDoses: 3 });
    const dose = { scheduledFor: plannedMoment(1), at: plannedMoment(1) };
    const { body: skipped } = await log({ ...dose, status: 'skipped' });
    expect(await stock()).toBe(3);

    const { body: given } = await log(dose);
    expect(given).toMatchObject({ id: skipped.id, status: 'given' });
    expect(await stock()).toBe(2);

    await log({ ...dose, status: 'skipped' });
    expect(await stock()).toBe(3);
    expect(await doses()).toHaveLength(1);
  });

  test('R7.3 undoing a dose twice removes it and leaves an empty stock empty', async () => {
    const { ana, path, log, doses, stock } = await aMedication({ stockDoses: 0 });
    const { body } = await log();
    expect(await stock()).toBe(0);

    const dose = `${path}/doses/${body.id}`;
    expect(await ana.delete(dose)).toMatchObject({ status: 200, body: { success: true } });
    expect(await ana.delete(dose)).toMatchObject({ status: 200, body: { success: true } });
    expect(await doses()).toEqual([]);
    expect(await stock()).toBe(0);
  });

  test.each([
    ['in the future', { at: at(2 * HOUR) }, 'at'],
    ['before the start', { at: at(-12 * DAY) }, 'at'],
    ['before birth', { at: at(-30 * DAY) }, 'at'],
    ['in 9999', { at: '9999-01-01T00:00:00Z' }, 'at'],
    ['for an unplanned time', { scheduledFor: `${day(0)}T00:01:00Z` }, 'scheduledFor'],
    ['planned for next week', { scheduledFor: `${day(7 * DAY)}T00:00:00Z` }, 'scheduledFor'],
    ['skipped without a plan', { status: 'skipped' }, 'scheduledFor'],
    ['eaten', { status: 'eaten' }, 'status'],
    ['with 100 KB of note', { note: 'x'.repeat(100_000) }, 'note'],
  ])('R7.3 rejects a dose %s and stores nothing', async (_, wrong, field) => {
    const { log, doses } = await aMedication(daily, { dateOfBirth: day(-20 * DAY) });
    const { status, body } = await log(wrong);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.fields[field]).toMatch(/\w+ \w+/);
    expect(await doses()).toEqual([]);
  });

  test('R2.1 dose logs of other users’ pets and deleted medications return 404', async () => {
    const { ana, petId, path, log } = await aMedication();
    const { body: dose } = await log();
    const eve: Person = await aMember();
    const { id: own } = await eve.addsPet();
    const elsewhere = path.replace(petId, own);

    for (const doses of [`${path}/doses`, `${elsewhere}/doses`, `/api/pets/${own}/medications/${unknownId}/doses`]) {
      expect(await eve.get(doses)).toMatchObject(notFound);
      expect(await eve.post(doses, { status: 'given' })).toMatchObject(notFound);
      expect(await eve.delete(`${doses}/${dose.id}`)).toMatchObject(notFound);
    }
    expect(await ana.get(`/api/pets/${petId}/medications/x/doses`)).toMatchObject(notFound);
    expect((await ana.get(`${path}/doses`)).body.items).toEqual([dose]);

    await ana.delete(path);
    expect(await ana.get(`${path}/doses`)).toMatchObject(notFound);
    expect(await log({ again: true, reason: 'x' })).toMatchObject(notFound);
  });
});
