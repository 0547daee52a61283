import { aPetToBook } from '../support/appointments';
import { aMember, type Person } from '../support/people';

const unknownId = '0192f0c0-0000-7000-8000-000000000000';
const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };
const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();

let ana: Person;
let eve: Person;

beforeAll(async () => {
  [ana, eve] = await Promise.all([aMember(), aMember()]);
});

const aPet = (pet?: Record<string, unknown>) => aPetToBook(ana, pet);

describe('changes to a series', () => {
  const local = (startsAt: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(startsAt),
    );
  const times = async (items: () => Promise<{ startsAt: string }[]>) =>
    (await items()).map(({ startsAt }) => local(startsAt)).reverse();

  test('R7.8 moving later appointments keeps local time and leaves earlier ones unchanged', async () => {
    const { list, items, book } = await aPet();
    await book({ startsAt: '2027-03-15T09:00:00.000Z', repeat: { every: 'week', times: 4 } });
    const series = (await items()).reverse();
    const second = `${list}/${series[1]?.id}`;
    const change = { startsAt: '2027-03-23T10:30:00.000Z', place: 'Calle Nueva 1', note: null };

    const { status, body } = await ana.patch(`${second}?following=true`, change);
    expect([status, body.startsAt, body.place]).toEqual([200, change.startsAt, 'Calle Nueva 1']);
    const movedTimes = ['2027-03-15 10:00', '2027-03-23 11:30', '2027-03-30 11:30', '2027-04-06 11:30'];
    expect(await times(items)).toEqual(movedTimes);

    const places = ((await items()) as unknown as { place: string }[]).map(({ place }) => place);
    expect(places.filter((place) => place === 'Calle Nueva 1')).toHaveLength(3);
    await Promise.all([1, 2, 3].map(() => ana.patch(`${second}?following=true`, change)));
    expect(await times(items)).toEqual(movedTimes);
  });

  test('R7.8 changing a series leaves single edits, deleted appointments, and other series unchanged', async () => {
    const { list, items, book } = await aPet();
    await book({ startsAt: '2027-05-03T08:00:00.000Z', repeat: { every: 'week', times: 3 } });
    const other = await book({ startsAt: '2027-06-01T08:00:00.000Z', repeat: { every: 'week', times: 2 } });
    const [first, second, third] = (await items()).reverse().map(({ id }) => `${list}/${id}`);

    await ana.patch(`${second}`, { startsAt: '2027-05-11T08:00:00.000Z' });
    await ana.delete(`${third}`);
    await ana.patch(`${first}?following=true`, { startsAt: '2027-05-03T09:00:00.000Z', title: 'Teeth' });
    await ana.post(`${third}/restore`);
    expect(await times(items)).toEqual([
      '2027-05-03 11:00',
      '2027-05-11 11:00',
      '2027-05-17 10:00',
      '2027-06-01 10:00',
      '2027-06-08 10:00',
    ]);
    expect((await ana.get(`${list}/${other.id}`)).body.title).toBe('Check-up');

    const alone = await book({ title: 'Alone' });
    expect((await ana.patch(`${list}/${alone.id}?following=true`, { title: 'Still alone' })).status).toBe(200);
    expect(await eve.patch(`${first}?following=true`, { title: 'Mine' })).toMatchObject(notFound);
    expect(await ana.patch(`${list}/${unknownId}?following=true`, { title: 'x' })).toMatchObject(notFound);
    expect((await ana.patch(`${first}?following=true`, { startsAt: '1800-01-01T00:00:00Z' })).status).toBe(400);
  });
});

test('R7.8 upcoming appointments page from soonest to latest without duplicates', async () => {
  const { id, list, book } = await aPet();
  for (let series = 0; series < 5; series += 1)
    await book({ startsAt: at(2 + series * 200), repeat: { every: 'week', times: 26 } });
  await book({ startsAt: at(-3), title: 'Before' });
  const seenItems: { id: string; startsAt: string }[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor && `&cursor=${cursor}`;
    const { body } = await ana.get(`${list}?upcoming=true&limit=50${query}`);
    seenItems.push(...body.items);
    cursor = body.nextCursor;
  }

  expect(seenItems).toHaveLength(130);
  expect(new Set(seenItems.map((one) => one.id)).size).toBe(130);
  expect(seenItems.map(({ startsAt }) => startsAt)).toEqual(seenItems.map(({ startsAt }) => startsAt).sort());

  const page = (await ana.get(`/pets/${id}/appointments`, { Accept: 'text/html' })).body.toString();
  expect(page).toContain('Show more');
  expect((await ana.get(`${list}?upcoming=perhaps`)).status).toBe(400);
});

test('R7.8 the pet page shows the next scheduled appointment', async () => {
  const { id, list, book } = await aPet();
  const readPage = async () => (await ana.get(`/pets/${id}`, { Accept: 'text/html' })).body.toString() as string;
  expect(await readPage()).not.toContain('Next appointment');

  await book({ startsAt: at(-2), title: 'Long over' });
  await book({ startsAt: at(1), title: 'Called off', status: 'cancelled' });
  const soon = await book({ startsAt: at(2), title: 'Teeth' });
  await book({ startsAt: at(9), title: 'Much later' });
  const page = await readPage();
  expect(page).toMatch(/Next appointment.*Teeth/s);
  expect(page).not.toMatch(/Long over|Called off|Much later/);

  await ana.delete(`${list}/${soon.id}`);
  expect(await readPage()).toContain('Much later');
});
