import { newId } from '@/lib/core/validation/ids';
import { entriesOf, nestedEntriesOf } from '../support/entries';
import { aPdf } from '../support/pdf';
import { aMember, type Person } from '../support/people';
import { sendsPhoto } from '../support/photos';
import type { Answer } from '../support/visitor';

const entries = entriesOf((kind) => kind);
const TAKEN = { error: 'This id is taken', code: 'conflict' };
const CLOCKS = ['00000000-0001-7', 'ffffffff-fff0-7'].map((start) => start + newId().slice(start.length));

let ana: Person;
let eve: Person;
let pet: string;
let otherPet: string;
let evesPet: string;

/** Omits a photo's AVIF sizes and a document's preview, because background jobs add them later. */
function lasting({ avifWidths: _avif, bytes: _bytes, previewUrl: _preview, ...body }: Record<string, unknown>) {
  return body;
}

beforeAll(async () => {
  [ana, eve] = await Promise.all([aMember(), aMember()]);
  [pet, otherPet] = [(await ana.addsPet()).id, (await ana.addsPet()).id];
  evesPet = (await eve.addsPet()).id;
});

type Send = (person: Person, petId: string, id: unknown, headers?: Record<string, string>) => Promise<Answer>;
interface Kind {
  address: (person: Person, petId: string) => Promise<string>;
  send: Send;
}

const plain = (name: keyof typeof entries): Kind => ({
  address: async () => name,
  send: (person, petId, id, headers) =>
    person.post(`/api/pets/${petId}/${name}`, { ...entries[name], ...(id !== undefined && { id }) }, headers),
});

const parents = new Map<string, string>();

function nestedKind(list: keyof typeof entries, name: string, entry: object): Kind {
  const address = async (person: Person, petId: string) => {
    const key = `${petId} ${list}`;
    const parentId = parents.get(key) ?? (await person.post(`/api/pets/${petId}/${list}`, entries[list])).body.id;
    parents.set(key, parentId);
    return `${list}/${parentId}/${name}`;
  };
  return {
    address,
    send: async (person, petId, id, headers) =>
      person.post(`/api/pets/${petId}/${await address(person, petId)}`, { ...entry, id }, headers),
  };
}

const photos: Kind = {
  address: async () => 'photos',
  send: (person, petId, id, headers = {}) => sendsPhoto(person, petId, { fields: { id: String(id) }, headers }),
};

const documents: Kind = {
  address: async () => 'documents',
  send: (person, petId, id, headers) => {
    const form = new FormData();
    form.append('id', String(id));
    form.append('file', new Blob([new Uint8Array(aPdf())]), 'report.pdf');
    return person.post(`/api/pets/${petId}/documents`, form, headers);
  },
};

const kinds = new Map<string, Kind>([
  ...Object.keys(entries).map((name): [string, Kind] => [name, plain(name as keyof typeof entries)]),
  ...nestedEntriesOf((kind) => kind).map(([list, name, entry]): [string, Kind] => [
    name,
    nestedKind(list, name, entry),
  ]),
  ['photos', photos],
  ['documents', documents],
]);

async function timesIn(petId: string, path: string, id: string): Promise<number> {
  const { body } = await ana.get(`/api/pets/${petId}/${path}?limit=200`);
  return (Array.isArray(body) ? body : body.items).filter((item: { id: string }) => item.id === id).length;
}

async function linesOf(id: string): Promise<string[]> {
  const { items } = (await ana.get(`/api/pets/${pet}/activity?limit=200`)).body;
  return items
    .filter((line: { entryId: string | null }) => line.entryId === id)
    .map(({ kind }: { kind: string }) => kind);
}

describe.each([...kinds])('%s', (name, { address, send }) => {
  // New parents for each test, because the guard against double doses would refuse repeated doses of one medication.
  beforeEach(() => parents.clear());

  test('R12.1 sending one client-generated id repeatedly creates one entry', async () => {
    const id = newId();
    const creation = await send(ana, pet, id);
    expect([creation.status, creation.body.id]).toEqual([201, id]);

    const again = await send(ana, pet, id);
    expect([again.status, lasting(again.body)]).toEqual([200, lasting(creation.body)]);
    if (name !== 'photos') expect(again.headers.get('etag')).toBe(creation.headers.get('etag'));
    expect(await timesIn(pet, await address(ana, pet), id)).toBe(1);
    expect(await linesOf(id)).toEqual(['created']);
  });

  test('R12.2 simultaneous requests with one id create one entry, returned to all', async () => {
    const id = newId();
    await address(ana, pet);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(ana, pet, id)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    const [first, ...others] = answers.map(({ body }) => lasting(body));
    expect(others).toEqual([first, first, first]);
    expect(await linesOf(id)).toEqual(['created']);
  });

  test('R12.2 an idempotency key and an id work together', async () => {
    const id = newId();
    const keyHeader = { 'Idempotency-Key': newId() };
    const [first, second] = [await send(ana, pet, id, keyHeader), await send(ana, pet, id, keyHeader)];
    expect([second.status, lasting(second.body)]).toEqual([first.status, lasting(first.body)]);

    const other = { 'Idempotency-Key': newId() };
    for (const headers of [other, other, {}]) {
      const { status, body } = await send(ana, pet, id, headers);
      expect([status, lasting(body)]).toEqual([200, lasting(first.body)]);
    }
    expect(await timesIn(pet, await address(ana, pet), id)).toBe(1);
  });

  test('R12.1 rejects an id used by another pet without revealing the owner', async () => {
    const id = newId();
    await send(ana, pet, id);
    const refusals = [await send(ana, otherPet, id), await send(eve, evesPet, id)];

    for (const { status, body } of refusals) expect([status, body]).toEqual([409, TAKEN]);
    expect((await send(eve, pet, id)).status).toBe(404);
    expect(await timesIn(otherPet, await address(ana, otherPet), id)).toBe(0);
  });

  test('R12.1 rejects an id that is not a UUIDv7 at its field', async () => {
    const inJson = name === 'photos' || name === 'documents' ? [] : [null, 7, [newId()]];
    for (const id of ['', 'x', crypto.randomUUID(), newId().toUpperCase(), `${newId()}\n`, ...inJson]) {
      const { status, body } = await send(ana, pet, id);
      expect([id, status, Object.keys(body.fields ?? {})]).toEqual([id, 400, ['id']]);
    }
  });

  test('R12.2 resending a removed entry does not bring it back', async () => {
    const id = newId();
    await send(ana, pet, id);
    const one = `/api/pets/${pet}/${await address(ana, pet)}/${id}`;
    for (let times = 0; times < 2; times += 1) expect([(await ana.delete(one)).status, times]).toEqual([200, times]);

    expect((await send(ana, pet, id)).status).toBe(name === 'doses' ? 409 : 200);
    expect(await timesIn(pet, await address(ana, pet), id)).toBe(0);
    expect(await linesOf(id)).toEqual(['removed', 'created']);
  });
});

test('R12.1 accepts an id with any timestamp', async () => {
  const { send } = plain('weights');
  for (const id of CLOCKS) expect((await send(ana, pet, id)).status).toBe(201);
});

test('R12.2 resending an entry returns its current state', async () => {
  const { send } = plain('weights');
  const id = newId();
  await send(ana, pet, id);
  const { body: changed } = await ana.patch(`/api/pets/${pet}/weights/${id}`, { grams: 10_700 });
  expect(await send(ana, pet, id)).toMatchObject({ status: 200, body: changed });
});

test('R12.1 rejects a session id used by another skill', async () => {
  const [one, other] = await Promise.all(
    ['Sit', 'Stay'].map(async (name) => (await ana.post(`/api/pets/${pet}/training`, { name })).body.id),
  );
  const session = { id: newId(), practisedAt: new Date().toISOString(), minutes: 5 };
  const sessions = (skill: string) => `/api/pets/${pet}/training/${skill}/sessions`;
  expect((await ana.post(sessions(one), session)).status).toBe(201);
  expect(await ana.post(sessions(other), session)).toMatchObject({ status: 409, body: TAKEN });
});

test('R12.2 a resent change returns 412 with the entry it already wrote', async () => {
  const { send } = plain('weights');
  const { body, headers } = await send(ana, pet, newId());
  const one = `/api/pets/${pet}/weights/${body.id}`;
  const ifMatchHeader = { 'If-Match': headers.get('etag') ?? '' };
  const { body: changed } = await ana.patch(one, { grams: 10_800 }, ifMatchHeader);

  expect(await ana.patch(one, { grams: 10_800 }, ifMatchHeader)).toMatchObject({
    status: 412,
    body: { current: changed },
  });
  expect((await ana.delete(one, ifMatchHeader)).status).toBe(412);
  const restoreEntry = async () => (await ana.post(`${one}/restore`)).status;
  expect([(await ana.delete(one)).status, (await ana.delete(one, ifMatchHeader)).status]).toEqual([200, 200]);
  expect([await restoreEntry(), await restoreEntry()]).toEqual([200, 200]);
});

test('R12.2 completions and checks can be resent', async () => {
  const { body: routine } = await ana.post(`/api/pets/${pet}/routines`, entries.routines);
  const today = new Date().toISOString().slice(0, 10);
  const tick = `/api/pets/${pet}/routines/${routine.id}/completions/${today}`;
  const twice = async (method: 'PUT' | 'DELETE', path: string, body?: object) => [
    (await ana.change(method, path, body)).status,
    (await ana.change(method, path, body)).status,
  ];
  expect(await twice('PUT', tick, { status: 'done' })).toEqual([200, 200]);
  expect(await twice('DELETE', tick)).toEqual([200, 200]);
  expect((await linesOf(routine.id)).sort()).toEqual(['created', 'created', 'removed']);
});
