import { randomUUID } from 'node:crypto';
import { aMember } from '../support/people';
import { allServed } from '../support/until-served';
import { writers } from '../support/written';

const unknownId = '0192f0c0-0000-7000-8000-000000000000';
const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };
const visit = { visitedOn: '2026-05-01', description: '<p>Fine</p>' };

async function aPet(pet: Record<string, unknown> = {}) {
  const ana = await aMember();
  const { id: petId } = await ana.addsPet(pet);
  return { ana, petId, list: `/api/pets/${petId}/vet-records` };
}

test('R7.5 a visit returns every field, updates named ones, and can be restored', async () => {
  const { ana, list } = await aPet();
  const requestBody = {
    ...visit,
    documentLinks: ['https://clinic.example/report.pdf'],
    clinic: 'Sunny Street Vets',
    vetName: 'Dr. Paw',
    reason: 'Limp',
    diagnosis: 'Sprain',
    costCents: 4850,
    currency: 'EUR',
    followUpOn: '2026-05-15',
  };

  const { status, body } = await ana.post(list, requestBody);
  expect(status).toBe(201);
  const source = expect.objectContaining({ kind: 'typed', corrected: null });
  const createdRecord = {
    id: expect.any(String),
    ...writers,
    source,
    followedUpAt: null,
    appointmentId: null,
  };
  expect(body).toEqual({ ...requestBody, ...createdRecord });

  const path = `${list}/${body.id}`;
  expect((await ana.get(path)).body).toEqual(body);
  expect((await ana.patch(path, { reason: null })).body).toEqual({ ...body, ...writers, reason: null });

  await ana.delete(path);
  expect(await ana.get(path)).toMatchObject(notFound);
  expect((await ana.post(`${path}/restore`)).body).toMatchObject({ id: body.id });
});

test('R7.5 dangerous markup is removed from the text', async () => {
  const { ana, list } = await aPet();
  const description = '<p onclick="bad()">Fine <b>now</b><img src=x onerror=bad()></p><script>bad()</script>';
  const { body } = await ana.post(list, { ...visit, description });
  expect(body.description).toBe('<p>Fine <b>now</b></p>');

  const { status } = await ana.post(list, { ...visit, description: '<script>bad()</script>' });
  expect(status).toBe(400);
  expect((await ana.get(list)).body.items).toHaveLength(1);
});

test.each([
  ['no text', { description: '' }, 'description'],
  ['a future visit', { visitedOn: '2200-01-01' }, 'visitedOn'],
  ['a visit before birth', { visitedOn: '2020-01-01' }, 'visitedOn'],
  ['a cost without a currency', { costCents: 100 }, 'currency'],
  ['half a cent', { costCents: 0.5, currency: 'EUR' }, 'costCents'],
  ['a follow-up before the visit', { followUpOn: '2026-04-30' }, 'followUpOn'],
  ['a link with a password', { documentLinks: ['https://a:b@c.example'] }, 'documentLinks.0'],
  ['a script link', { documentLinks: ['javascript:alert(1)'] }, 'documentLinks.0'],
  ['eleven links', { documentLinks: Array.from({ length: 11 }, (_, n) => `https://a.example/${n}`) }, 'documentLinks'],
  ['an unknown appointment', { appointmentId: unknownId }, 'appointmentId'],
])('R7.5 rejects %s at its field and stores nothing', async (_, wrong, field) => {
  const { ana, list } = await aPet({ dateOfBirth: '2021-03-07' });
  const { status, body } = await ana.post(list, { ...visit, ...wrong });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect((await ana.get(list)).body.items).toEqual([]);
});

test('R7.5 a search ignores characters that text cannot store', async () => {
  const { ana, petId, list } = await aPet();
  await ana.post(list, { ...visit, reason: 'Limp' });
  for (const q of ['%00', '%00limp%00', '%EF%BF%BF', '%E2%80%AE', `${'x'.repeat(5000)}`])
    expect([q.slice(0, 20), (await ana.get(`${list}?q=${q}`)).status]).toEqual([q.slice(0, 20), 200]);
  expect((await ana.get(`${list}?q=%00limp`)).body.items).toHaveLength(1);
  expect((await ana.get(`/pets/${petId}/vet-records?q=%00`, { Accept: 'text/html' })).status).toBe(200);
});

test('R7.5 a follow-up can be marked as done and reopened', async () => {
  const { ana, list } = await aPet();
  const { body } = await ana.post(list, { ...visit, followUpOn: '2026-05-15' });
  const path = `${list}/${body.id}`;

  const doneAnswer = await ana.patch(path, { followedUp: true });

  expect(doneAnswer.status).toBe(200);
  expect(doneAnswer.body.followedUpAt).toMatch(/Z$/);
  expect((await ana.patch(path, { followedUp: false })).body).toEqual({ ...body, ...writers });
});

describe('vet records of an appointment', () => {
  async function anAppointment() {
    const pet = await aPet();
    const requestBody = { startsAt: '2026-05-01T10:00:00Z', kind: 'vet', title: 'Limp' };
    const { status, body } = await pet.ana.post(`/api/pets/${pet.petId}/appointments`, requestBody);
    if (status !== 201) throw new Error(`adding an appointment answered ${status}: ${JSON.stringify(body)}`);
    return { ...pet, appointmentId: body.id as string };
  }

  test('R7.8 ten answers to “How did it go?” create one record', async () => {
    const { ana, list, appointmentId } = await anAppointment();
    const answers = await allServed(10, () => ana.post(list, { ...visit, appointmentId }));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect((await ana.get(list)).body.items).toHaveLength(1);
  });

  test('R7.8 binning a record frees its appointment for a new one', async () => {
    const { ana, list, appointmentId } = await anAppointment();
    const first = await ana.post(list, { ...visit, appointmentId }, { 'Idempotency-Key': randomUUID() });
    await ana.delete(`${list}/${first.body.id}`);
    const second = await ana.post(list, { ...visit, appointmentId });
    expect(second).toMatchObject({ status: 201, body: { appointmentId } });
    expect((await ana.post(`${list}/${first.body.id}/restore`)).body).toMatchObject({ appointmentId: null });
  });

  test('R2.1 rejects another pet’s appointment', async () => {
    const { appointmentId } = await anAppointment();
    const { ana, list } = await aPet();
    expect((await ana.post(list, { ...visit, appointmentId })).status).toBe(400);
  });
});

test('R2.1 other users’ vet records return 404', async () => {
  const { ana, list } = await aPet();
  const { body } = await ana.post(list, visit);
  const eve = await aMember();

  const { id: own } = await eve.addsPet();

  for (const path of [`${list}/${body.id}`, `/api/pets/${own}/vet-records/${body.id}`]) {
    expect(await eve.get(path)).toMatchObject(notFound);
    expect(await eve.patch(path, { reason: 'x' })).toMatchObject(notFound);
    expect(await eve.delete(path)).toMatchObject(notFound);
    expect(await eve.post(`${path}/restore`)).toMatchObject(notFound);
  }
  expect(await eve.get(list)).toMatchObject(notFound);
});
