import { randomUUID } from 'node:crypto';
import { entriesOf, nestedEntriesOf } from '../support/entries';
import { aMember, type Person } from '../support/people';
import { allServed } from '../support/until-served';
import { Visitor } from '../support/visitor';

const entries = entriesOf((kind) => kind);
const nestedEntries = nestedEntriesOf((kind) => kind);
const CLICKS = 5;

let ana: Person;
let base: string;

beforeAll(async () => {
  ana = await aMember();
  base = `/api/pets/${(await ana.addsPet()).id}`;
});

async function clickTwice(path: string, entry: unknown) {
  const key = { 'Idempotency-Key': randomUUID() };
  const answers = await allServed(CLICKS, () => ana.post(path, entry, key));
  const { body } = await ana.get(path);
  return {
    told: new Set(answers.map(({ status, body: made }) => `${status} ${JSON.stringify(made)}`)).size,
    status: answers[0]?.status,
    made: answers[0]?.body,
    rows: (Array.isArray(body) ? body : body.items).length,
  };
}

test.each([...Object.entries(entries), ['shares', { label: 'Vet', kind: 'vet' }]] as const)(
  'R7.3 R9.1 five clicks on %s create one row and return the same result',
  async (list, entry) => {
    expect(await clickTwice(`${base}/${list}`, entry)).toMatchObject({ status: 201, told: 1, rows: 1 });
  },
);

test.each(nestedEntries)('R7.3 R7.6 five clicks on %s/…/%s create one row', async (list, name, entry) => {
  const { body } = await ana.post(`${base}/${list}`, entries[list]);
  expect(await clickTwice(`${base}/${list}/${body.id}/${name}`, entry)).toMatchObject({
    status: 201,
    told: 1,
    rows: 1,
  });
});

test('R7.23 five clicks on saving a card create its entries once', async () => {
  const pet = `/api/pets/${(await ana.addsPet()).id}/vaccinations`;
  const key = { 'Idempotency-Key': randomUUID() };
  const card = { entries: [entries.vaccinations, entries.vaccinations] };
  const answers = await allServed(CLICKS, () => ana.post(`${pet}/card`, card, key));

  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect((await ana.get(pet)).body.items).toHaveLength(2);
});

test('R7.10 five clicks on sending feedback create one message', async () => {
  const feedbackBody = { kind: 'message', text: 'Hello' };
  expect(await clickTwice('/api/feedback', feedbackBody)).toMatchObject({ status: 201, told: 1, rows: 1 });
});

test('R7.10 five requests for a calendar feed create one working URL', async () => {
  const { body: user } = await ana.get('/api/users/current');
  const key = { 'Idempotency-Key': randomUUID() };
  const makeFeed = () => ana.post(`/api/users/${user.id}/calendar-feed`, {}, key);
  const answers = await Promise.all(Array.from({ length: CLICKS }, makeFeed));
  const urls = [...new Set(answers.map(({ body }) => body.url))];

  expect(urls).toHaveLength(1);
  expect((await new Visitor().get(new URL(urls[0]).pathname)).status).toBe(200);
});

test('R9.1 parallel readers get 404 once a revocation is confirmed', async () => {
  const { body: pet } = await ana.get(base);
  const share = await ana.sharesPet(pet.id);
  const paths = [
    `/api/shared/${share.accessKey}`,
    `/shared/${share.accessKey}`,
    `/api/shared/${share.accessKey}/passport.pdf`,
  ];
  let revoked = false;
  const late: number[] = [];
  const before: number[] = [];
  // Wrong keys are rate limited by network address, so each request uses another address.
  const reader = async (turn: number) => {
    for (let looks = 0; looks < 200; looks += 1) {
      const began = revoked;
      const { status } = await new Visitor().get(paths[(turn + looks) % 2] ?? '');
      (began ? late : before).push(status);
      if (began) return;
    }
  };
  const readers = Array.from({ length: 20 }, (_, turn) => reader(turn));

  await new Visitor().get(paths[0] ?? '');
  expect((await ana.delete(`${base}/shares/${share.id}`)).status).toBe(200);
  revoked = true;
  await Promise.all(readers);
  expect(before).toContain(200);
  expect(late).toEqual(Array.from({ length: 20 }, () => 404));
  for (const path of paths) expect([path, (await new Visitor().get(path)).status]).toEqual([path, 404]);
});
