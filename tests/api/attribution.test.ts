import { activityNames } from '@/lib/collections/column';
import { collectionEntry, collections } from '@/lib/collections/registry';
import { entriesOf, type PlainCollection } from '../support/entries';
import { aLinkOfKind, testedKinds } from '../support/old-sitter-link';
import { aMember, Person } from '../support/people';
import { Visitor } from '../support/visitor';

const password = 'a-long-enough-password-21';

interface Household {
  owner: Person;
  carer: Person;
  petId: string;
  ids: { owner: string; carer: string };
}

async function aHousehold(): Promise<Household> {
  const [owner, carer] = [await aMember(), new Person()];
  await carer.registers(password, { firstName: 'Zebedee', lastName: 'Quill' });
  const { id: petId } = await owner.addsPet();
  await owner.invites(carer, petId);
  const { body } = await owner.get(`/api/pets/${petId}/members`);
  const members = (body.items ?? body) as { id: string; role: string }[];
  const of = (role: string) => members.find((one) => one.role === role)?.id ?? '';
  return { owner, carer, petId, ids: { owner: of('owner'), carer: of('carer') } };
}

let home: Household;
const base = () => `/api/pets/${home.petId}`;

beforeAll(async () => {
  home = await aHousehold();
});

const plain = Object.entries(entriesOf((kind) => kind)) as [PlainCollection, Record<string, unknown>][];

test.each(plain)('R11.3 %s record their creator and last editor', async (name, entry) => {
  const { owner, carer, ids } = home;
  const creation = await carer.post(`${base()}/${name}`, entry);
  expect(creation.status).toBe(201);
  expect(creation.body).toMatchObject({
    createdBy: { id: ids.carer, name: 'Zebedee Quill' },
    updatedBy: { id: ids.carer },
  });
  expect(creation.headers.get('etag')).toBe(`"${creation.body.updatedAt}"`);

  const [first = ''] = activityNames(collectionEntry(name).columns);
  const changeAnswer = await owner.patch(`${base()}/${name}/${creation.body.id}`, {
    [first]: entry[first] ?? creation.body[first],
  });

  expect(changeAnswer.status).toBe(200);
  expect(changeAnswer.body).toMatchObject({ createdBy: { id: ids.carer }, updatedBy: { id: ids.owner } });
  expect(changeAnswer.headers.get('etag')).not.toBe(creation.headers.get('etag'));
  const readAnswer = await carer.get(`${base()}/${name}/${creation.body.id}`);
  expect(readAnswer.headers.get('etag')).toBe(changeAnswer.headers.get('etag'));
  const list = (await carer.get(`${base()}/${name}`)).body;
  expect(((list.items ?? list) as object[])[0]).toMatchObject({ createdBy: { id: ids.carer } });
});

test.each(plain)('R11.6 rejects an outdated change or deletion of %s', async (name, entry) => {
  const { owner, carer } = home;
  const creation = await carer.post(`${base()}/${name}`, entry);
  const path = `${base()}/${name}/${creation.body.id}`;
  const ifMatch = { 'If-Match': creation.headers.get('etag') ?? '' };
  const [first = ''] = activityNames(collectionEntry(name).columns);
  const change = { [first]: entry[first] ?? creation.body[first] };
  const changeAnswer = await owner.patch(path, change, ifMatch);
  expect(changeAnswer.status).toBe(200);

  const refusal = await carer.patch(path, change, ifMatch);

  expect(refusal).toMatchObject({
    status: 412,
    body: { code: 'overtaken', current: { updatedAt: changeAnswer.body.updatedAt } },
  });
  expect(refusal.headers.get('etag')).toBe(changeAnswer.headers.get('etag'));
  expect((await carer.delete(path, ifMatch)).status).toBe(412);
  expect((await carer.delete(path, { 'If-Match': `"x", ${changeAnswer.headers.get('etag')}` })).status).toBe(200);
  expect((await carer.patch(path, change, ifMatch)).status).toBe(404);
});

test('R11.6 rejects an outdated change to the pet itself', async () => {
  const { owner, carer } = home;
  const readAnswer = await carer.get(base());
  const ifMatch = { 'If-Match': readAnswer.headers.get('etag') ?? '' };
  const changeAnswer = await owner.patch(base(), { colour: 'Red' }, ifMatch);
  expect(changeAnswer.status).toBe(200);

  const refusal = await carer.patch(base(), { colour: 'Brown' }, ifMatch);

  expect(refusal).toMatchObject({ status: 412, body: { code: 'overtaken', current: { colour: 'Red' } } });
  expect(refusal.headers.get('etag')).toBe(changeAnswer.headers.get('etag'));
  expect((await carer.patch(base(), { colour: 'Brown' })).status).toBe(200);
});

test('R11.3 completions, doses, sessions, and checks record their author', async () => {
  const { carer, ids } = home;
  const { routines, medications, training } = entriesOf((kind) => kind);
  const by = { createdBy: { id: ids.carer } };
  const routine = (await carer.post(`${base()}/routines`, routines)).body;
  const today = new Date().toISOString().slice(0, 10);
  const tick = await carer.change('PUT', `${base()}/routines/${routine.id}/completions/${today}`, {});
  expect(tick).toMatchObject({ status: 200, body: { ...by, updatedBy: { id: ids.carer } } });
  const medication = (await carer.post(`${base()}/medications`, medications)).body;
  const dose = await carer.post(`${base()}/medications/${medication.id}/doses`, { status: 'given' });
  expect(dose).toMatchObject({ status: 201, body: by });
  expect(dose.headers.get('etag')).toBe(`"${dose.body.updatedAt}"`);
  const skill = (await carer.post(`${base()}/training`, training)).body;
  const session = await carer.post(`${base()}/training/${skill.id}/sessions`, {
    practisedAt: new Date(Date.now() - 60_000).toISOString(),
    minutes: 5,
  });
  expect(session).toMatchObject({ status: 201, body: by });
  expect((await carer.change('PUT', `${base()}/training/checks/citizen/come`)).body).toMatchObject(by);
});

test('R11.3 the activity log names the person for each action, for members only', async () => {
  const { owner, carer, ids } = home;
  const { body } = await owner.get(`${base()}/activity?limit=200`);
  const lines = body.items as { by: { id: string }; collection: string; kind: string }[];
  expect(new Set(lines.map(({ by }) => by.id))).toEqual(new Set([ids.owner, ids.carer]));
  expect(new Set(lines.map(({ collection }) => collection))).toEqual(
    new Set([...plain.map(([name]) => name), 'sessions', 'doses', 'completions', 'checks']),
  );
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['created', 'changed', 'removed']));
  const own = await carer.get(`${base()}/activity?person=${ids.carer}&limit=1`);
  expect(own.body).toMatchObject({ items: [{ by: { id: ids.carer } }], nextCursor: expect.any(String) });
  expect((await carer.get(`${base()}/activity?person=x`)).status).toBe(400);
  expect((await (await aMember()).get(`${base()}/activity`)).status).toBe(404);
});

test('R11.3 the activity page supports both languages and filters by person', async () => {
  const { owner, ids } = home;
  const english = String((await owner.get(`/pets/${home.petId}/activity?lng=en`)).body);
  expect(english).toContain('Zebedee Quill');
  expect(english).toContain(`person=${ids.carer}`);
  const spanish = await owner.get(`/pets/${home.petId}/activity?person=${ids.carer}&lng=es`);
  expect([spanish.status, String(spanish.body).includes('Zebedee Quill ha')]).toEqual([200, true]);
});

test('R11.3 share links reveal no member names', async () => {
  const { owner } = home;
  for (const kind of testedKinds.filter((one) => one !== 'finder')) {
    const { accessKey } = await aLinkOfKind(owner, home.petId, { kind, label: kind });
    const reader = new Visitor();
    const [page, api] = [await reader.get(`/shared/${accessKey}`), await reader.get(`/api/shared/${accessKey}`)];
    expect([page.status, api.status]).toEqual([200, 200]);
    expect(`${page.body}${JSON.stringify(api.body)}`).not.toMatch(/Zebedee|createdBy|updatedBy/);
  }
});

test('R11.3 entries of a deleted account lose their author', async () => {
  const { owner, carer, petId } = await aHousehold();
  const weight = entriesOf((kind) => kind).weights;
  const newWeight = (await carer.post(`/api/pets/${petId}/${collections.weights.relation}`, weight)).body;
  const { body: user } = await carer.get('/api/users/current');
  expect((await carer.delete(`/api/users/${user.id}`)).status).toBe(200);

  expect((await owner.get(`/api/pets/${petId}/weights/${newWeight.id}`)).body.createdBy).toBeNull();
  expect((await owner.get(`/api/pets/${petId}/activity`)).body.items[0].by).toBeNull();
  expect(String((await owner.get(`/pets/${petId}/activity?lng=en`)).body)).toContain('A former caregiver');
});
