import { randomUUID } from 'node:crypto';
import { aMember } from '../support/people';
import { allServed } from '../support/until-served';
import { writers } from '../support/written';

const unknownId = '0192f0c0-0000-7000-8000-000000000000';
const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };
const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

async function aSkill(skill: Record<string, unknown> = {}, pet: Record<string, unknown> = {}) {
  const ana = await aMember();
  const { id: petId } = await ana.addsPet(pet);
  const list = `/api/pets/${petId}/training`;
  const { status, body } = await ana.post(list, { name: 'Sit', ...skill });
  if (status !== 201) throw new Error(`adding a skill answered ${status}: ${JSON.stringify(body)}`);
  const path = `${list}/${body.id}`;
  const addSession = (session: Record<string, unknown> = {}, headers?: Record<string, string>) =>
    ana.post(`${path}/sessions`, { practisedAt: at(-HOUR), minutes: 5, ...session }, headers);
  return { ana, petId, list, path, skill: body, practise: addSession };
}

describe('skills', () => {
  test('R7.6 a skill returns every field, updates named ones, and can be restored', async () => {
    const requestBody = {
      name: 'Stay',
      stage: 'practising',
      category: 'basic',
      note: 'On the mat',
      curriculumId: 'stay',
    };
    const { ana, list, path, skill } = await aSkill(requestBody);

    expect(skill).toEqual({ id: expect.any(String), ...requestBody, ...writers });
    expect((await ana.get(path)).body).toEqual(skill);
    expect((await ana.patch(path, { stage: 'mastered' })).body).toEqual({
      ...skill,
      ...writers,
      stage: 'mastered',
    });
    expect((await ana.delete(path)).body).toEqual({ success: true });
    expect(await ana.get(path)).toMatchObject(notFound);
    expect((await ana.post(`${path}/restore`)).body).toMatchObject({ id: skill.id });
    expect((await ana.get(list)).body.items).toHaveLength(1);
  });

  test('R7.6 twenty taps on one curriculum skill add it once', async () => {
    const ana = await aMember();
    const { id } = await ana.addsPet();
    const tapSkill = () => ana.post(`/api/pets/${id}/training`, { name: 'Sit', curriculumId: 'sit' });

    const answers = await allServed(20, tapSkill);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await ana.get(`/api/pets/${id}/training`)).body.items).toHaveLength(1);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['an unknown stage', { stage: 'expert' }, 'stage'],
    ['a skill missing from the curriculum', { curriculumId: 'fly' }, 'curriculumId'],
    ['100 KB of note', { note: 'x'.repeat(100_000) }, 'note'],
    ['an unknown field', { petId: unknownId }, 'petId'],
  ])('R7.6 rejects %s at its field and stores nothing', async (_, wrong, field) => {
    const ana = await aMember();
    const { id } = await ana.addsPet();
    const { status, body } = await ana.post(`/api/pets/${id}/training`, { name: 'Sit', ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await ana.get(`/api/pets/${id}/training`)).body.items).toEqual([]);
  });
});

describe('sessions', () => {
  test('R7.6 a session is stored, changed, paged newest first, deleted and restored', async () => {
    const { ana, path, skill, practise } = await aSkill();
    const requestBody = { minutes: 10, attempts: 10, successes: 8, distraction: 2, place: 'Park', note: 'Ducks' };
    const { status, body: first } = await practise({ ...requestBody, practisedAt: at(-5 * HOUR) });
    expect(status).toBe(201);
    expect(first).toMatchObject({ ...requestBody, skillId: skill.id });

    const one = `${path}/sessions/${first.id}`;
    expect((await ana.get(one)).body).toEqual(first);
    expect((await ana.patch(one, { successes: 9 })).body).toEqual({ ...first, ...writers, successes: 9 });

    await practise({ practisedAt: at(-HOUR) });
    const { body: page } = await ana.get(`${path}/sessions?limit=1`);
    const { body: rest } = await ana.get(`${path}/sessions?limit=1&cursor=${page.nextCursor}`);
    expect(rest).toMatchObject({ items: [{ id: first.id }], nextCursor: null });
    expect((await ana.delete(one)).body).toEqual({ success: true });
    expect((await ana.delete(one)).status).toBe(200);
    expect(await ana.get(one)).toMatchObject(notFound);
    expect((await ana.get(`${path}/sessions`)).body.items).toHaveLength(1);
    expect((await ana.post(`${one}/restore`)).body).toMatchObject({ id: first.id });
    expect((await ana.get(`${path}/sessions`)).body.items).toHaveLength(2);
  });

  test('R7.6 resending the same session stores it once', async () => {
    const { ana, path, practise } = await aSkill();
    const key = { 'Idempotency-Key': randomUUID() };
    const practisedAt = at(-HOUR);
    const [first, second] = await Promise.all([practise({ practisedAt }, key), practise({ practisedAt }, key)]);
    expect(first.body).toEqual(second.body);
    expect((await ana.get(`${path}/sessions`)).body.items).toHaveLength(1);
  });

  test.each([
    ['more successes than tries', { attempts: 5, successes: 6 }, 'successes'],
    ['successes without tries', { successes: 1 }, 'successes'],
    ['no minutes', { minutes: 0 }, 'minutes'],
    ['601 minutes', { minutes: 601 }, 'minutes'],
    ['half an attempt', { attempts: 0.5 }, 'attempts'],
    ['a distraction above strong', { distraction: 4 }, 'distraction'],
    ['next week', { practisedAt: at(7 * 24 * HOUR) }, 'practisedAt'],
    ['a day before birth', { practisedAt: '2020-01-01T10:00:00Z' }, 'practisedAt'],
  ])('R7.6 rejects %s at its field and stores nothing', async (_, wrong, field) => {
    const { ana, path, practise } = await aSkill({}, { dateOfBirth: '2021-03-07' });
    const { status, body } = await practise(wrong);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await ana.get(`${path}/sessions`)).body.items).toEqual([]);
  });

  test('R7.6 a change is validated together with the stored values', async () => {
    const { ana, path, practise } = await aSkill();
    const { body } = await practise({ attempts: 5, successes: 5 });
    const one = `${path}/sessions/${body.id}`;
    expect((await ana.patch(one, { attempts: 4 })).status).toBe(400);
    expect((await ana.get(one)).body).toEqual(body);
  });

  test('R7.6 a session is found only under its own existing skill', async () => {
    const { ana, list, path, practise } = await aSkill();
    const { body: session } = await practise();
    const { body: other } = await ana.post(list, { name: 'Down' });
    for (const wrong of [`${list}/${other.id}`, `${list}/${unknownId}`, `${list}/x`]) {
      const one = `${wrong}/sessions/${session.id}`;
      expect(await ana.get(one)).toMatchObject(notFound);
      expect(await ana.patch(one, { minutes: 9 })).toMatchObject(notFound);
      expect(await ana.delete(one)).toMatchObject(notFound);
    }

    await ana.delete(path);
    expect(await practise()).toMatchObject(notFound);
    expect(await ana.get(`${path}/sessions`)).toMatchObject(notFound);

    await ana.post(`${path}/restore`);
    expect((await ana.get(`${path}/sessions`)).body.items).toEqual([session]);
  });
});

describe('checklists', () => {
  test('R7.6 a checklist item can be checked and unchecked repeatedly', async () => {
    const { ana, list } = await aSkill();
    const path = `${list}/checks/citizen/come`;
    const tickAnswer = await ana.change('PUT', path);
    expect(tickAnswer).toMatchObject({ status: 200, body: { list: 'citizen', item: 'come' } });
    expect(tickAnswer.body.doneOn).toMatch(/^\d{4}-\d\d-\d\d$/);

    const again = await Promise.all(Array.from({ length: 5 }, () => ana.change('PUT', path)));
    for (const { body } of again) expect(body).toEqual(tickAnswer.body);
    for (const _ of [1, 2]) expect(await ana.delete(path)).toMatchObject({ status: 200, body: { success: true } });
  });

  test.each(['citizen/fly', 'nothing/come', 'puppy/stranger'])('R7.6 %s is not a checklist item', async (line) => {
    const { ana, list } = await aSkill();
    expect(await ana.change('PUT', `${list}/checks/${line}`)).toMatchObject(notFound);
    expect(await ana.delete(`${list}/checks/${line}`)).toMatchObject(notFound);
  });
});

test('R2.1 another user’s training returns 404 on every call', async () => {
  const { list, path, practise } = await aSkill();
  const { body: session } = await practise();
  const eve = await aMember();
  const { id: own } = await eve.addsPet();
  const { body: skill } = await eve.post(`/api/pets/${own}/training`, { name: 'Sit' });
  const requestBody = { practisedAt: at(-HOUR), minutes: 5 };

  for (const skillPath of [path, path.replace(/pets\/[^/]+/, `pets/${own}`)]) {
    expect(await eve.get(skillPath)).toMatchObject(notFound);
    expect(await eve.patch(skillPath, { stage: 'mastered' })).toMatchObject(notFound);
    expect(await eve.get(`${skillPath}/sessions`)).toMatchObject(notFound);
    expect(await eve.post(`${skillPath}/sessions`, requestBody)).toMatchObject(notFound);
    expect(await eve.delete(`${skillPath}/sessions/${session.id}`)).toMatchObject(notFound);
  }
  expect(await eve.delete(`/api/pets/${own}/training/${skill.id}/sessions/${session.id}`)).toMatchObject(notFound);
  expect(await eve.change('PUT', `${list}/checks/citizen/come`)).toMatchObject(notFound);
});
