import { collectionEntry } from '@/lib/collections/registry';
import { collectionExamples } from '../support/collection-examples';
import { aMember, type Person } from '../support/people';
import { Visitor } from '../support/visitor';

const unknownId = '0192f0c0-0000-7000-8000-000000000000';
const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };

let ana: Person;
let pet: string;
let eve: Person;

beforeAll(async () => {
  [ana, eve] = await Promise.all([aMember(), aMember()]);
  pet = (await ana.addsPet({ type: 'dog', dateOfBirth: '2021-03-07' })).id;
});

describe.each(collectionExamples)('$name', ({ name, entry, change, wrong }) => {
  const path = () => `/api/pets/${pet}/${name}`;

  test('R7.3 creates, reads, changes, deletes, and restores an entry', async () => {
    const creation = await ana.post(path(), entry);
    expect(creation.status).toBe(201);
    expect(creation.body).toMatchObject(entry);
    expect(creation.body).not.toHaveProperty('petId');

    const one = `${path()}/${creation.body.id}`;
    expect((await ana.get(one)).body).toEqual(creation.body);
    const changeAnswer = await ana.patch(one, change);
    const { updatedAt } = changeAnswer.body;
    expect([changeAnswer.status, changeAnswer.body]).toEqual([200, { ...creation.body, ...change, updatedAt }]);
    expect(updatedAt > creation.body.updatedAt).toBe(true);
    expect((await ana.delete(one)).body).toEqual({ success: true });
    expect((await ana.delete(one)).status).toBe(200);
    expect(await ana.get(one)).toMatchObject(notFound);
    expect((await ana.get(path())).body.items).not.toContainEqual(expect.objectContaining({ id: creation.body.id }));

    const { body: restored } = await ana.post(`${one}/restore`);
    // A restored plan starts again with its next dose.
    const { plannedFrom } = restored;
    expect(restored).toEqual({ ...changeAnswer.body, ...(plannedFrom && { plannedFrom }) });
    expect((await ana.get(one)).body).toEqual(restored);
  });

  test.each(wrong)('R7.3 rejects %o at its field and stores nothing', async (part, field) => {
    const before = (await ana.get(path())).body.items.length;
    const { status, body } = await ana.post(path(), { ...entry, ...part });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(body.fields[field]).toMatch(/\w+ \w+/);
    expect((await ana.get(path())).body.items).toHaveLength(before);
  });

  test('R7.3 rejects 100 KB of text, unknown fields, and malformed bodies', async () => {
    for (const body of [
      { ...entry, note: 'x'.repeat(100_000), instructions: 'x'.repeat(100_000) },
      { ...entry, petId: unknownId },
      [],
      null,
    ])
      expect((await ana.post(path(), body)).status).toBe(400);
  });

  test('R2.1 other users’ pets, unknown pets, and unknown entries return the same 404', async () => {
    const { body } = await ana.post(path(), entry);
    const foreign = `${path()}/${body.id}`;
    for (const answer of [
      await eve.get(path()),
      await eve.post(path(), entry),
      await eve.get(foreign),
      await eve.patch(foreign, change),
      await eve.delete(foreign),
      await eve.post(`${foreign}/restore`),
      await ana.get(`/api/pets/${unknownId}/${name}`),
      await ana.patch(`${path()}/${unknownId}`, change),
      await ana.get(`${path()}/not-an-id`),
    ])
      expect([answer.status, answer.body]).toEqual([404, notFound.body]);

    const own = (await eve.addsPet({})).id;
    expect((await eve.patch(`/api/pets/${own}/${name}/${body.id}`, change)).status).toBe(404);
    expect((await ana.get(foreign)).body).toEqual(body);
    expect((await new Visitor().get(path())).status).toBe(401);
  });

  test('R7.3 repeating a create makes one entry; creating requires a CSRF token', async () => {
    const before = (await ana.get(`${path()}?limit=200`)).body.items.length;
    const headers = { 'Idempotency-Key': `once-${name}-${pet}` };
    const answers = await Promise.all([ana.post(path(), entry, headers), ana.post(path(), entry, headers)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await ana.send('POST', path(), entry)).status).toBe(403);
    expect((await ana.get(`${path()}?limit=200`)).body.items).toHaveLength(before + 1);
  });

  test('R7.3 pages list every entry once, newest first', async () => {
    const { id } = await ana.addsPet({});
    const list = `/api/pets/${id}/${name}`;
    for (let count = 0; count < 7; count += 1) expect((await ana.post(list, entry)).status).toBe(201);
    const whole = (await ana.get(list)).body.items.map((item: { id: string }) => item.id);
    const seenIds: string[] = [];
    let cursor = '';
    do {
      const { body } = await ana.get(`${list}?limit=3${cursor}`);
      seenIds.push(...body.items.map((item: { id: string }) => item.id));
      cursor = body.nextCursor ? `&cursor=${encodeURIComponent(body.nextCursor)}` : '';
    } while (cursor);

    expect(seenIds).toEqual(whole);
    expect(seenIds).toHaveLength(7);
  });
});

test('R7.3 the health record contains the newest entries and due vaccinations', async () => {
  const { id } = await ana.addsPet({ type: 'dog', dateOfBirth: '2021-03-07' });
  for (const { name, entry } of collectionExamples)
    expect((await ana.post(`/api/pets/${id}/${name}`, entry)).status).toBe(201);

  const { status, body } = await ana.get(`/api/pets/${id}/health`);
  expect(status).toBe(200);
  for (const { name, entry } of collectionExamples) expect(body[collectionEntry(name).relation]).toMatchObject([entry]);
  expect(body.due).toContainEqual(
    expect.objectContaining({ vaccine: 'dog.rabies', dueOn: '2029-03-07', certain: 'vet', status: 'upcoming' }),
  );
  expect((await eve.get(`/api/pets/${id}/health`)).status).toBe(404);
});

test('R7.3 severe allergies show on every page and share of that pet only', async () => {
  const { id } = await ana.addsPet({});
  await ana.post(`/api/pets/${id}/allergies`, { allergen: 'Penicillin-XYZ', severity: 'severe' });
  await ana.post(`/api/pets/${id}/allergies`, { allergen: 'Pollen-XYZ', severity: 'mild' });

  const { accessKey } = await ana.sharesPet(id, { kind: 'other', sections: [] });
  for (const path of [
    `/pets/${id}`,
    `/pets/${id}?tab=health`,
    `/pets/${id}/edit`,
    `/pets/${id}/share`,
    `/shared/${accessKey}`,
  ]) {
    const page = (await ana.get(path, { Accept: 'text/html' })).body.toString();
    expect(page).toContain('Severe allergy: Penicillin-XYZ');
  }

  const sharedView = (await new Visitor().get(`/api/shared/${accessKey}`)).body;
  expect(sharedView.severeAllergies).toEqual(['Penicillin-XYZ']);
  expect(JSON.stringify(sharedView)).not.toContain('Pollen-XYZ');
});
