import ICAL from 'ical.js';
import { aMember, type Person } from '../support/people';
import { Visitor } from '../support/visitor';

const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };
/** Hamsters have no vaccination plan, so the feed contains only events that a test adds. */
const unvaccinatedPet = { type: 'hamster' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const pathOf = (url: string) => new URL(url).pathname;

async function aFeed(input: Record<string, unknown> = {}, ana?: Person) {
  const member = ana ?? (await aMember());
  const { body: user } = await member.get('/api/users/current');
  const settings = `/api/users/${user.id}/calendar-feed`;
  const { status, body } = await member.post(settings, input);
  expect(status).toBe(201);
  return { ana: member, settings, path: pathOf(body.url) };
}

async function addAppointment(ana: Person, petId: string, changes: Record<string, unknown> = {}) {
  const requestBody = {
    startsAt: inDays(5),
    kind: 'vet',
    title: 'Tumour',
    note: 'Secret',
    place: 'Sol 12',
    ...changes,
  };
  const { body } = await ana.post(`/api/pets/${petId}/appointments`, requestBody);
  return { ...body, path: `/api/pets/${petId}/appointments/${body.id}` };
}

async function readFeed(path: string) {
  const answer = await new Visitor().get(path);
  expect(answer.status).toBe(200);
  const text = answer.body.toString() as string;
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => ({
    uid: one.getFirstPropertyValue('uid'),
    summary: one.getFirstPropertyValue('summary'),
    status: one.getFirstPropertyValue('status'),
    sequence: Number(one.getFirstPropertyValue('sequence')),
    alarms: one.getAllSubcomponents('valarm').length,
  }));
  return { answer, text, events };
}

test('R7.8 a calendar reads the feed by URL alone, without private details', async () => {
  const { ana, settings, path } = await aFeed();
  expect((await readFeed(path)).events).toEqual([]);
  const { id } = await ana.addsPet(unvaccinatedPet);
  const { id: appointmentId } = await addAppointment(ana, id, { reminderMinutesBefore: 60 });
  const { answer, text, events } = await readFeed(path);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(events).toEqual([
    { uid: `${appointmentId}@pawfolio`, summary: 'Vet: Luna', status: 'CONFIRMED', sequence: 0, alarms: 1 },
  ]);
  expect(text).not.toMatch(/Tumour|Secret/);
  expect(text).toContain('LOCATION:Sol 12');

  const { body } = await ana.get(settings);
  expect(body).toMatchObject({ exists: true, petId: null, kinds: [], lastReadAt: expect.any(String) });
  expect(pathOf(body.url)).toBe(path);
});

test('R7.8 changes increment the sequence; deleting cancels an event until it is restored', async () => {
  const { ana, path } = await aFeed();
  const { id } = await ana.addsPet(unvaccinatedPet);
  const { path: one } = await addAppointment(ana, id);
  const readStates = async () => (await readFeed(path)).events.map(({ status, sequence }) => [status, sequence]);

  await ana.patch(one, { startsAt: inDays(6) });
  expect(await readStates()).toEqual([['CONFIRMED', 1]]);
  await ana.patch(one, { status: 'cancelled' });
  expect(await readStates()).toEqual([['CANCELLED', 2]]);

  await ana.patch(one, { status: 'planned' });
  await ana.delete(one);
  expect(await readStates()).toEqual([['CANCELLED', 4]]);

  await ana.post(`${one}/restore`);
  expect(await readStates()).toEqual([['CONFIRMED', 5]]);
});

test('R7.8 a feed covers the chosen pet and keeps its URL when changed', async () => {
  const ana = await aMember();
  const [luna, milo] = [await ana.addsPet(unvaccinatedPet), await ana.addsPet({ ...unvaccinatedPet, name: 'Milo' })];
  await addAppointment(ana, luna.id);
  await addAppointment(ana, milo.id, { kind: 'groomer' });
  const { settings, path } = await aFeed({ petId: milo.id }, ana);

  const summaries = async () => (await readFeed(path)).events.map(({ summary }) => summary).sort();
  expect(await summaries()).toEqual(['Groomer: Milo']);
  expect((await ana.patch(settings, { petId: null, kinds: ['appointment'] })).status).toBe(200);
  expect(await summaries()).toEqual(['Groomer: Milo', 'Vet: Luna']);

  await ana.patch(settings, { petId: null, kinds: ['follow_up'] });
  expect(await summaries()).toEqual([]);
  await ana.patch(settings, { petId: milo.id });
  await ana.delete(`/api/pets/${milo.id}`);
  expect(await summaries()).toEqual([]);
});

test('R7.8 a new feed URL replaces the old one, which returns 404', async () => {
  const { ana, settings, path: old } = await aFeed();
  const { path } = await aFeed({}, ana);
  expect(path).not.toBe(old);

  await readFeed(path);
  expect((await ana.delete(settings)).body).toEqual({ success: true });
  expect((await ana.delete(settings)).status).toBe(200);
  for (const gonePath of [
    old,
    path,
    path.replace(/.ics$/, ''),
    '/api/calendar/x.ics',
    `/api/calendar/${'A'.repeat(43)}.ics`,
  ])
    expect(await new Visitor().get(gonePath)).toMatchObject(notFound);
  expect((await ana.get(settings)).body).toMatchObject({ exists: false, url: null });
  expect(await ana.patch(settings, {})).toMatchObject(notFound);
});

test('R7.8 rate limits guessing of feed URLs', async () => {
  const { path } = await aFeed();
  const stranger = new Visitor();
  const answers = await Promise.all(Array.from({ length: 30 }, () => stranger.get('/api/calendar/guess.ics')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await stranger.get(path)).status).toBe(200);
});

test('R2.1 rejects access to other users’ feeds and pets', async () => {
  const { settings, path } = await aFeed();
  const eve = await aMember();
  expect(await eve.get(settings)).toMatchObject(notFound);
  expect(await eve.post(settings, {})).toMatchObject(notFound);
  expect(await eve.delete(settings)).toMatchObject(notFound);
  expect((await new Visitor().get(settings)).status).toBe(401);

  await readFeed(path);
  const { id } = await (await aMember()).addsPet();
  const { body: user } = await eve.get('/api/users/current');
  const own = `/api/users/${user.id}/calendar-feed`;
  for (const wrong of [{ petId: id }, { petId: 'x' }, { kinds: ['secrets'] }, { userId: user.id }])
    expect((await eve.post(own, wrong)).status).toBe(400);
  expect((await eve.get(own)).body.exists).toBe(false);
});

test('R7.8 two parallel requests with one key create one feed URL', async () => {
  const ana = await aMember();
  const { body: user } = await ana.get('/api/users/current');
  const makeFeed = () => ana.post(`/api/users/${user.id}/calendar-feed`, {}, { 'Idempotency-Key': `feed-${user.id}` });

  const [first, second] = await Promise.all([makeFeed(), makeFeed()]);
  expect(first.body).toEqual(second.body);
  await readFeed(pathOf(first.body.url));
  await ana.delete(`/api/users/${user.id}/calendar-feed`);
  expect((await makeFeed()).status).toBe(404);
});

test('R7.8 the feed shows routines, doses, and vaccinations by kind, without their purpose', async () => {
  const { ana, settings, path } = await aFeed();
  const { id } = await ana.addsPet({ type: 'dog', dateOfBirth: '2020-05-01' });
  const of = (collection: string, requestBody: Record<string, unknown>) =>
    ana.post(`/api/pets/${id}/${collection}`, requestBody);
  const sharedFields = { timeZone: 'Europe/Madrid' };
  const routine = { kind: 'feeding', title: 'Kidney diet', weekdays: [1, 3], timeOfDay: '08:30', ...sharedFields };
  const { body: meal } = await of('routines', { ...routine, reminderMinutesBefore: 10 });
  const { body: pill } = await of('medications', {
    name: 'Apoquel',
    frequency: 'BID',
    startsOn: '2026-11-01',
    reminders: ['08:00', '20:00'],
    ...sharedFields,
  });
  const dose = { vaccine: 'Rabies', givenOn: '2025-11-01', nextDueOn: inDays(30).slice(0, 10) };
  expect((await of('vaccinations', dose)).status).toBe(201);
  const { text, events } = await readFeed(path);
  const byUid = (uid: string) => events.find((one) => one.uid === uid);
  expect(byUid(`${meal.id}@pawfolio`)).toMatchObject({ summary: 'Feeding: Luna', alarms: 1 });
  for (const which of [1, 2])
    expect(byUid(`${pill.id}-dose-${which}@pawfolio`)).toMatchObject({ summary: 'Medication: Luna', alarms: 1 });
  expect(byUid(`${id}-vaccination-${dose.nextDueOn}@pawfolio`)).toMatchObject({ summary: 'Vaccination due: Luna' });
  expect(text).toContain('DTSTART;TZID=Europe/Madrid:');
  expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE');
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(text).not.toMatch(/Kidney|Apoquel|Rabies/);

  await ana.patch(settings, { namesMedicines: true });
  expect((await ana.get(settings)).body.namesMedicines).toBe(true);
  const namedFeed = await readFeed(path);
  expect(namedFeed.events.filter(({ summary }) => summary === 'Apoquel: Luna')).toHaveLength(2);
  expect(namedFeed.text).not.toMatch(/Kidney|Rabies/);

  const uids = async () => (await readFeed(path)).events.map(({ uid }) => uid);
  await ana.patch(settings, { petId: null, kinds: ['routine'] });
  expect(await uids()).toEqual([`${meal.id}@pawfolio`]);
  await ana.patch(settings, { petId: null, kinds: ['dose'] });
  expect(await uids()).toHaveLength(2);
  await ana.patch(settings, { petId: null, kinds: ['vaccination'] });
  expect(await uids()).toContain(`${id}-vaccination-${dose.nextDueOn}@pawfolio`);

  await ana.patch(settings, {});
  await ana.delete(`/api/pets/${id}/routines/${meal.id}`);
  expect(await uids()).not.toContain(`${meal.id}@pawfolio`);
  await ana.patch(`/api/pets/${id}`, { archived: true });
  expect(await uids()).toEqual([]);
});
