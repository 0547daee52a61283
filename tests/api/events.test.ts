import { type EventStream, openEvents } from '../support/event-stream';
import { aMember, type Person } from '../support/people';
import { Visitor } from '../support/visitor';

const streams: EventStream[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

async function openStream(visitor: Visitor, ...more: [query?: string, headers?: Record<string, string>]) {
  const stream = await openEvents(visitor, ...more);
  streams.push(stream);
  return stream;
}

/** Event names without `pet`, the event of joining, which may arrive late. */
const namesOf = (stream: EventStream | undefined) =>
  stream?.heard.map(({ name }) => name).filter((name) => name !== 'pet');

async function aHousehold() {
  const [owner, carer] = await Promise.all([aMember(), aMember()]);
  const { id } = await owner.addsPet();
  await owner.invites(carer, id);
  return { owner, carer, id };
}

const addWeight = async (person: Person, petId: string) => {
  const { status } = await person.post(`/api/pets/${petId}/weights`, { grams: 9000, measuredAt: new Date() });
  expect(status).toBe(201);
};

test('R11.6 the event stream names changes by others and nothing more', async () => {
  const { owner, carer, id } = await aHousehold();
  const stream = await openStream(owner);

  expect(stream.response.status).toBe(200);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.response.headers.get('cache-control')).toBe('private, no-store, no-transform');
  expect(stream.response.headers.get('content-encoding')).toBeNull();
  await addWeight(carer, id);
  const began = Date.now();

  expect((await stream.hears(1)).at(-1)).toEqual({ name: 'pet', data: { pet: id } });
  expect(Date.now() - began).toBeLessThan(3000);
  expect(Date.parse(stream.heard[0]?.id ?? '')).toBeGreaterThan(Date.now() - 10_000);
});

test('R11.6 guests and members without shared pets get no event stream', async () => {
  const alone = await aMember();
  await alone.addsPet();

  expect((await openStream(new Visitor())).response.status).toBe(401);
  expect((await openStream(alone)).response.status).toBe(204);
  expect((await alone.get('/api/events')).body).toMatchObject({ changed: false, watched: false });
  expect((await alone.get('/api/events?since=yesterday')).status).toBe(400);
});

test('R11.6 an event stream ends with its session or the member’s access', async () => {
  const { owner, carer, id } = await aHousehold();
  const [first, second] = [await openStream(owner), await openStream(carer)];

  const { body } = await carer.get('/api/users/current');
  expect((await owner.delete(`/api/pets/${id}/members/${body.id}`)).status).toBe(200);
  await second.ended;
  expect(namesOf(second)).toEqual(['pets', 'end']);
  await first.ended;
  expect(namesOf(first)).toEqual(['pets', 'end']);

  await owner.invites(carer, id);
  const third = await openStream(owner);
  await owner.post('/api/auth/logout');
  await third.ended;
  expect(third.heard.at(-1)?.name).toBe('end');
});

test('R11.6 a stream immediately reports changes made since the page was rendered', async () => {
  const { owner, carer, id } = await aHousehold();
  const before = new Date(Date.now() - 1000).toISOString();
  await addWeight(carer, id);

  const stream = await openStream(owner, `?since=${before}`);
  const again = await openStream(owner, '', { 'Last-Event-ID': before });

  expect(await stream.hears(1)).toContainEqual({ name: 'pets', data: {} });
  expect(await again.hears(1)).toContainEqual({ name: 'pets', data: {} });
  expect((await owner.get(`/api/events?since=${before}`)).body).toMatchObject({ changed: true, watched: true });
  const later = new Date(Date.now() + 60_000).toISOString();
  expect((await owner.get(`/api/events?since=${later}`)).body).toMatchObject({ changed: false, watched: true });
});

test('R11.6 opening a fifth stream ends the session’s first', async () => {
  const { owner } = await aHousehold();
  const own: EventStream[] = [];
  for (let page = 0; page < 5; page += 1) own.push(await openStream(owner));

  await own[0]?.ended;

  expect(namesOf(own[0])).toEqual(['end']);
});
