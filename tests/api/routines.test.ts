import { randomUUID } from 'node:crypto';
import { noonZone } from '../support/noon-zone.mjs';
import { aMember } from '../support/people';
import { allServed } from '../support/until-served';
import { writers } from '../support/written';

const unknownId = '0192f0c0-0000-7000-8000-000000000000';
const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };
const DAY = 86_400_000;
/** The current day, `ahead` days later, in UTC. It is the same in `noonZone`. */
const day = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);

const breakfast = {
  kind: 'feeding',
  title: 'Breakfast',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  timeOfDay: '23:59',
  timeZone: noonZone(),
};

async function aRoutine(routine: Record<string, unknown> = {}) {
  const ana = await aMember();
  const { id: petId } = await ana.addsPet();
  const list = `/api/pets/${petId}/routines`;
  const { status, body } = await ana.post(list, { ...breakfast, ...routine });
  if (status !== 201) throw new Error(`adding a routine answered ${status}: ${JSON.stringify(body)}`);
  const path = `${list}/${body.id}`;
  const tickDay = (date: string, completionBody: Record<string, unknown> = {}, headers?: Record<string, string>) =>
    ana.change('PUT', `${path}/completions/${date}`, completionBody, headers);
  const untick = (date: string) => ana.delete(`${path}/completions/${date}`);
  return { ana, petId, list, path, routine: body, tick: tickDay, untick };
}

describe('routines', () => {
  test('R7.4 a routine returns all sent fields; a change updates only named ones', async () => {
    const requestBody = { durationMinutes: 30, note: 'Slowly', reminderMinutesBefore: 15, weekdays: [7, 1, 1] };
    const { ana, path, list, routine } = await aRoutine(requestBody);
    const plan = { plannedFrom: expect.any(String), pastPlans: [], responsible: [] };
    expect(routine).toEqual({
      ...breakfast,
      ...requestBody,
      ...plan,
      ...writers,
      weekdays: [1, 7],
      id: routine.id,
    });
    expect((await ana.get(path)).body).toEqual(routine);

    const { status, body } = await ana.patch(path, { reminderMinutesBefore: null });
    expect({ status, body }).toEqual({
      status: 200,
      body: { ...routine, ...writers, reminderMinutesBefore: null },
    });
    expect((await ana.get(list)).body).toEqual([body]);
  });

  test('R7.4 the list is an array in time order without deleted routines', async () => {
    const { ana, list, path } = await aRoutine({ timeOfDay: '18:00' });
    await ana.post(list, { ...breakfast, title: 'Walk', kind: 'exercise', timeOfDay: '07:30' });
    await ana.post(list, { ...breakfast, title: 'Brushing', kind: 'grooming', timeOfDay: '20:15' });

    const titles = async () => (await ana.get(list)).body.map((one: { title: string }) => one.title);

    expect(await titles()).toEqual(['Walk', 'Breakfast', 'Brushing']);
    expect(await ana.delete(path)).toMatchObject({ status: 200, body: { success: true } });
    expect(await titles()).toEqual(['Walk', 'Brushing']);
    expect(await ana.get(path)).toMatchObject(notFound);
    expect((await ana.post(`${path}/restore`, {})).status).toBe(200);
    expect(await titles()).toEqual(['Walk', 'Breakfast', 'Brushing']);
  });

  test('R7.4 without a time zone, times use the writer’s zone', async () => {
    const { ana, list } = await aRoutine();
    const { timeZone, ...rest } = breakfast;
    const { status, body } = await ana.post(list, rest);
    expect(status).toBe(201);
    expect(body).toMatchObject({ timeZone: expect.any(String), durationMinutes: null, reminderMinutesBefore: null });
  });

  test.each([
    ['an unknown kind', { kind: 'sleeping' }, 'kind'],
    ['no title', { title: ' ' }, 'title'],
    ['no days', { weekdays: [] }, 'weekdays'],
    ['an eighth day', { weekdays: [8] }, 'weekdays.0'],
    ['24:00', { timeOfDay: '24:00' }, 'timeOfDay'],
    ['13 hours', { durationMinutes: 780 }, 'durationMinutes'],
    ['a reminder two days before', { reminderMinutesBefore: 2880 }, 'reminderMinutesBefore'],
    ['100 KB of note', { note: 'x'.repeat(100_000) }, 'note'],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['a malformed id', { id: 'breakfast' }, 'id'],
  ])('R7.4 rejects %s at its field and stores nothing', async (_, wrong, field) => {
    const ana = await aMember();
    const { id } = await ana.addsPet();

    const { status, body } = await ana.post(`/api/pets/${id}/routines`, { ...breakfast, ...wrong });

    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.fields[field]).toMatch(/\w+ \w+/);
    expect((await ana.get(`/api/pets/${id}/routines`)).body).toEqual([]);
  });

  test('R7.4 a pet has at most 200 routines, including restored and repeated ones', async () => {
    const { ana, list, path } = await aRoutine();
    const key = { 'Idempotency-Key': randomUUID() };
    const [first, second] = [await ana.post(list, breakfast, key), await ana.post(list, breakfast, key)];
    expect(second.body).toEqual(first.body);

    for (let batch = 0; batch < 9; batch += 1) await allServed(22, () => ana.post(list, breakfast));
    expect((await ana.get(list)).body).toHaveLength(200);

    const full = { status: 409, body: { code: 'limit_reached' } };
    expect(await ana.post(list, breakfast)).toMatchObject(full);
    await ana.delete(path);
    const answers = await Promise.all([ana.post(list, breakfast), ana.post(list, breakfast)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await ana.post(`${path}/restore`, {})).toMatchObject(full);
    expect((await ana.get(list)).body).toHaveLength(200);
  }, 60_000);
});

describe('completions', () => {
  test('R7.4 a task can be marked as done repeatedly, skipped, and reopened', async () => {
    const { tick, untick, routine } = await aRoutine();
    const first = await tick(day(0));
    expect(first).toMatchObject({ status: 200, body: { routineId: routine.id, day: day(0), status: 'done' } });
    expect(first.body.by).toMatch(/\S/);
    expect((await tick(day(0), { status: 'done' })).body).toEqual(first.body);

    const skippedAnswer = await tick(day(0), { status: 'skipped' });
    expect(skippedAnswer.body).toMatchObject({ day: day(0), status: 'skipped' });
    expect(skippedAnswer.body.at >= first.body.at).toBe(true);
    for (const _ of [1, 2]) expect(await untick(day(0))).toMatchObject({ status: 200, body: { success: true } });
    expect((await tick(day(0))).body.at > first.body.at).toBe(true);
  });

  test('R7.4 twenty people completing one task at once complete it once', async () => {
    const { tick } = await aRoutine();
    const answers = await allServed(20, () => tick(day(0)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => `${body.at} ${body.by}`)).size).toBe(1);
  });

  test('R7.4 resending a completion after being offline returns the same response', async () => {
    const { tick } = await aRoutine();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await tick(day(0), { status: 'skipped' }, key);
    expect((await tick(day(0), { status: 'skipped' }, key)).body).toEqual(first.body);
  });

  const today = new Date().getUTCDay() || 7;
  test.each([
    ['before the routine existed', day(-3), {}],
    ['in the future', day(1), {}],
    ['long ago', day(-70), {}],
    ['on another weekday', day(0), { weekdays: [(today % 7) + 1] }],
    ['that does not exist', '2026-02-30', {}],
    ['given as a word', 'today', {}],
  ])('R7.4 rejects a day %s', async (_, date, routine) => {
    const { tick } = await aRoutine(routine);
    const { status, body } = await tick(date);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['date']);
    expect(body.fields.date).toMatch(/\w+ \w+/);
  });

  test('R7.4 rejects an unknown status or an invalid time', async () => {
    const { tick } = await aRoutine();
    expect(await tick(day(0), { status: 'eaten' })).toMatchObject({ status: 400, body: { fields: {} } });
    expect(await tick(day(0), { at: 'yesterday' })).toMatchObject({ status: 400 });
  });

  test('R12.2 a delayed completion keeps its time, but never a future one', async () => {
    const { tick } = await aRoutine();
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const waitingAnswer = await tick(day(0), { status: 'done', at: hourAgo });
    expect(waitingAnswer).toMatchObject({ status: 200, body: { at: hourAgo } });
    const ahead = await tick(day(0), { status: 'skipped', at: new Date(Date.now() + 60_000).toISOString() });
    expect(Date.parse(ahead.body.at)).toBeLessThanOrEqual(Date.now());
  });

  test('R2.1 other users’ and deleted routines return 404', async () => {
    const { ana, petId, path, tick, untick } = await aRoutine();
    await tick(day(0));
    const eve = await aMember();
    const { id: own } = await eve.addsPet();
    const elsewhere = path.replace(petId, own);

    for (const one of [path, elsewhere, `/api/pets/${own}/routines/${unknownId}`, `/api/pets/${own}/routines/x`]) {
      expect(await eve.get(one)).toMatchObject(notFound);
      expect(await eve.patch(one, { title: 'Mine' })).toMatchObject(notFound);
      expect(await eve.delete(one)).toMatchObject(notFound);
      expect(await eve.post(`${one}/restore`, {})).toMatchObject(notFound);
      expect(await eve.change('PUT', `${one}/completions/${day(0)}`, {})).toMatchObject(notFound);
      expect(await eve.delete(`${one}/completions/${day(0)}`)).toMatchObject(notFound);
    }
    expect((await ana.get(path)).body.title).toBe('Breakfast');

    await ana.delete(path);
    expect(await tick(day(0))).toMatchObject(notFound);
    expect(await untick(day(0))).toMatchObject(notFound);
  });
});
