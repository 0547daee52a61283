import { anAppointment, aPetToBook } from '../support/appointments';
import { aMember, type Person } from '../support/people';
import { allServed } from '../support/until-served';
import { Visitor } from '../support/visitor';
import { writers } from '../support/written';

const unknownId = '0192f0c0-0000-7000-8000-000000000000';
const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };
const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const entry = anAppointment;

let ana: Person;
let eve: Person;

beforeAll(async () => {
  [ana, eve] = await Promise.all([aMember(), aMember()]);
});

const aPet = (pet?: Record<string, unknown>) => aPetToBook(ana, pet);

describe('appointments', () => {
  test('R7.8 creates, reads, changes, deletes, and restores an appointment', async () => {
    const { list, book } = await aPet();
    const newAppointment = await book();
    expect(newAppointment).toEqual({ ...entry, ...writers, id: expect.any(String), seriesId: null });

    const one = `${list}/${newAppointment.id}`;
    expect((await ana.get(one)).body).toEqual(newAppointment);
    const changeAnswer = await ana.patch(one, { status: 'done', startsAt: '2027-03-23T09:00:00.000Z' });
    expect(changeAnswer).toMatchObject({ status: 200 });
    expect(changeAnswer.body).toEqual({
      ...newAppointment,
      ...writers,
      status: 'done',
      startsAt: '2027-03-23T09:00:00.000Z',
    });
    expect((await ana.delete(one)).body).toEqual({ success: true });
    expect((await ana.delete(one)).status).toBe(200);
    expect(await ana.get(one)).toMatchObject(notFound);
    const restoredBody = { ...changeAnswer.body, ...writers };
    expect((await ana.post(`${one}/restore`)).body).toEqual(restoredBody);
    expect((await ana.post(`${one}/restore`)).body).toEqual(restoredBody);
    expect((await ana.get(one)).body).toEqual(restoredBody);
  });

  test.each([
    ['no time', { startsAt: 'soon' }, 'startsAt'],
    ['a time before birth', { startsAt: '2020-01-01T00:00:00Z' }, 'startsAt'],
    ['the year 9999', { startsAt: '9999-01-01T00:00:00Z' }, 'startsAt'],
    ['an unknown kind', { kind: 'dentist' }, 'kind'],
    ['a duration of two days', { durationMinutes: 2880 }, 'durationMinutes'],
    ['a reminder a month ahead', { reminderMinutesBefore: 43_200 }, 'reminderMinutesBefore'],
    ['a note of 100 KB', { note: 'x'.repeat(100_000) }, 'note'],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['a thousand repetitions', { repeat: { every: 'week', times: 1000 } }, 'repeat.times'],
  ])('R7.8 rejects %s at its field and stores nothing', async (_, wrong, field) => {
    const { list, items } = await aPet({ dateOfBirth: '2021-03-07' });
    const { status, body } = await ana.post(list, { ...entry, ...wrong });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(body.fields[field]).toMatch(/\w+ \w+/);
    expect(await items()).toEqual([]);
  });

  test('R2.1 other users’ and unknown pets and appointments return the same 404', async () => {
    const { list, book } = await aPet();
    const { id } = await book();
    const foreign = `${list}/${id}`;

    const { id: own } = await eve.addsPet();

    for (const answer of [
      await eve.get(list),
      await eve.post(list, entry),
      await eve.get(foreign),
      await eve.get(`${foreign}/calendar.ics`),
      await eve.patch(foreign, { status: 'done' }),
      await eve.delete(`${foreign}?following=true`),
      await eve.post(`${foreign}/restore`),
      await eve.delete(`/api/pets/${own}/appointments/${id}`),
      await eve.post(`/api/pets/${own}/appointments/${id}/restore`),
      await ana.get(`${list}/${unknownId}`),
      await ana.delete(`${list}/x`),
      await ana.get(`${list}/x/calendar.ics`),
    ])
      expect([answer.status, answer.body]).toEqual([404, notFound.body]);
    expect((await ana.get(foreign)).status).toBe(200);
    expect((await new Visitor().get(list)).status).toBe(401);
  });

  test('R7.8 pages list every appointment once, newest first', async () => {
    const { list, items, book } = await aPet();
    await book({ repeat: { every: 'week', times: 7 } });
    const seenIds: string[] = [];
    let cursor = '';
    do {
      const { body } = await ana.get(`${list}?limit=3${cursor}`);
      seenIds.push(...body.items.map((item: { id: string }) => item.id));
      cursor = body.nextCursor ? `&cursor=${encodeURIComponent(body.nextCursor)}` : '';
    } while (cursor);

    expect(seenIds).toEqual((await items()).map(({ id }) => id));
    expect(new Set(seenIds).size).toBe(7);
  });
});

describe('series', () => {
  test('R7.8 a recurring appointment keeps its local time across clock changes', async () => {
    const { items, book } = await aPet();
    const first = await book({ repeat: { every: 'week', times: 3 } });
    expect(first).toMatchObject({ startsAt: entry.startsAt, seriesId: expect.any(String) });

    const all = (await items()).reverse();
    expect(all.map(({ startsAt }) => startsAt)).toEqual([
      '2027-03-22T09:00:00.000Z',
      '2027-03-29T08:00:00.000Z',
      '2027-04-05T08:00:00.000Z',
    ]);
    expect(all.map((one) => ({ ...one, id: '', startsAt: '' }))).toEqual(
      Array.from({ length: 3 }, () => ({ ...first, id: '', startsAt: '' })),
    );
  });

  test('R7.8 sending the same series twice creates it once', async () => {
    const { list, items } = await aPet();
    const headers = { 'Idempotency-Key': `series-${list}` };
    const requestBody = { ...entry, repeat: { every: 'month', times: 4 } };
    const answers = await Promise.all([ana.post(list, requestBody, headers), ana.post(list, requestBody, headers)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await items()).toHaveLength(4);
  });

  test('R7.8 undoing a deletion restores exactly the appointments it deleted', async () => {
    const { list, items, book } = await aPet();
    await book({ repeat: { every: 'week', times: 5 } });
    const alone = await book({ title: 'Alone' });
    const series = (await items()).filter(({ id }) => id !== alone.id).reverse();
    const [first, second, third, fourth] = series.map(({ id }) => `${list}/${id}`) as [string, string, string, string];

    await ana.delete(fourth);
    expect((await ana.delete(`${third}?following=true`)).body).toEqual({ success: true });
    expect((await ana.delete(`${third}?following=true`)).status).toBe(200);
    expect((await items()).map(({ id }) => `${list}/${id}`).sort()).toEqual(
      [first, second, `${list}/${alone.id}`].sort(),
    );
    expect((await ana.post(`${third}/restore`)).status).toBe(200);
    expect(await items()).toHaveLength(5);
    expect(await ana.get(fourth)).toMatchObject(notFound);

    await ana.post(`${fourth}/restore`);
    expect(await items()).toHaveLength(6);
  });

  test('R7.8 twenty parallel deletions of a series’ remainder delete it once', async () => {
    const { list, items, book } = await aPet();
    const { id } = await book({ repeat: { every: 'week', times: 4 } });
    const answers = await allServed(20, () => ana.delete(`${list}/${id}?following=true`));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await items()).toEqual([]);

    await ana.post(`${list}/${id}/restore`);
    expect(await items()).toHaveLength(4);
  });
});

describe('the calendar file of one appointment', () => {
  test('R7.8 the calendar file uses the request’s language and omits the note', async () => {
    const { list, book } = await aPet();
    const { id } = await book();
    const answer = await ana.get(`${list}/${id}/calendar.ics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="pawfolio-.*\.ics"$/);

    const text = answer.body.toString();
    expect(text).toContain(`UID:${id}@pawfolio\r\n`);
    expect(text).toContain('SUMMARY:Vet: Luna (Check-up)\r\n');
    expect(text).toContain('DTSTART:20270322T090000Z\r\nDTEND:20270322T093000Z\r\n');
    expect(text).toContain('LOCATION:Clínica Sol\\; calle del Sol\\, 12\r\n');
    expect(text).toContain('TRIGGER:-PT1440M\r\n');
    expect(text).not.toContain('passport');

    const spanish = await ana.get(`${list}/${id}/calendar.ics`, { 'Accept-Language': 'es' });
    expect(spanish.body.toString()).toContain('SUMMARY:Clínica veterinaria: Luna (Check-up)');
    await ana.delete(`${list}/${id}`);
    expect(await ana.get(`${list}/${id}/calendar.ics`)).toMatchObject({ status: 404 });
  });
});

test('R7.8 the page shows upcoming and past appointments, regardless of how many', async () => {
  const { id, list, book } = await aPet();
  await book({ startsAt: at(-400), title: 'Long ago', repeat: { every: 'week', times: 26 } });
  await book({ startsAt: at(2), title: 'In two days' });
  const { body: past } = await ana.post(list, { ...entry, startsAt: at(-1), title: 'Yesterday' });
  const page = (await ana.get(`/pets/${id}/appointments`, { Accept: 'text/html' })).body.toString();
  for (const text of ['In two days', 'Yesterday', 'Long ago', `appointment=${past.id}`]) expect(page).toContain(text);
});
