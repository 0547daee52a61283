import { newId } from '@/lib/core/validation/ids';
import { aPdf } from '../support/pdf';
import { aMember, Person } from '../support/people';

const rabies = { vaccine: 'dog.rabies', givenOn: '2025-03-07', batch: 'A1' };

async function aDog() {
  const ana = await aMember();
  const { id } = await ana.addsPet({ type: 'dog', dateOfBirth: '2020-01-01' });
  const path = `/api/pets/${id}`;
  const document = await ana.upload(`${path}/documents`, aPdf(), 'card.pdf');
  return { ana, id, path, documentId: String(document.body.id) };
}

const bodyOf = (documentId: string, vaccinations: object[]) => ({ importId: newId(), documentId, vaccinations });
const listOf = async (person: Person, path: string) => (await person.get(`${path}/vaccinations`)).body.items;

test('R16.10 R16.13 a repeated request stores a paper once, and undo removes it', async () => {
  const { ana, path, documentId } = await aDog();
  const body = bodyOf(documentId, [rabies, { ...rabies, vaccine: 'dog.lepto' }]);
  const once = { 'Idempotency-Key': `paper-${documentId}` };
  const first = await ana.post(`${path}/papers`, body, once);
  const again = await ana.post(`${path}/papers`, body, once);

  expect([first.status, again.body]).toEqual([201, first.body]);
  const items = await listOf(ana, path);
  expect(items).toHaveLength(2);
  expect(items[0].source).toMatchObject({ kind: 'read', document: 'card.pdf' });
  expect((await ana.post(`/api/imports/${body.importId}/undo`)).body).toEqual({ rest: 0, remaining: 0 });
  expect(await listOf(ana, path)).toEqual([]);
});

test('R2.1 R16.10 only members who write may save what was read', async () => {
  const { ana, id, path, documentId } = await aDog();
  const [viewer, carer, stranger] = [await aMember(), await aMember(), await aMember()];
  await ana.invites(viewer, id, 'viewer');
  await ana.invites(carer, id, 'carer');
  const sendPaper = async (person: Person) =>
    (await person.post(`${path}/papers`, bodyOf(documentId, [rabies]))).status;

  expect(await sendPaper(viewer)).toBe(403);
  expect(await sendPaper(stranger)).toBe(404);
  expect(await sendPaper(new Person())).toBe(401);
  expect(await sendPaper(carer)).toBe(201);
});

test('R16.11 a document of another pet is refused like an unknown one', async () => {
  const [{ ana, path }, other] = [await aDog(), await aDog()];
  for (const documentId of [other.documentId, newId()]) {
    const { status, body } = await ana.post(`${path}/papers`, bodyOf(documentId, [rabies]));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['documentId']]);
  }
});

test.each([
  ['a date in 9999', { ...rabies, givenOn: '9999-12-31' }],
  ['a day that does not exist', { ...rabies, givenOn: '2025-02-31' }],
  ['an unknown field', { ...rabies, isUnsure: true }],
])('R16.11 rejects a paper that has an entry with %s', async (_, entry) => {
  const { ana, path, documentId } = await aDog();
  const { status, body } = await ana.post(`${path}/papers`, bodyOf(documentId, [rabies, entry]));
  expect(status).toBe(400);
  expect(Object.keys(body.fields)[0]).toMatch(/^vaccinations\.1/);
  expect(await listOf(ana, path)).toEqual([]);
});

test('R16.11 a paper has at least one entry and at most twenty vaccinations', async () => {
  const { ana, path, documentId } = await aDog();
  const many = Array.from({ length: 21 }, () => rabies);
  expect((await ana.post(`${path}/papers`, bodyOf(documentId, many))).status).toBe(400);
  expect((await ana.post(`${path}/papers`, bodyOf(documentId, []))).status).toBe(400);
});

test('R16.10 markup in a name is shown as text', async () => {
  const { ana, id, path, documentId } = await aDog();
  const vaccine = '<img src=x onerror=alert(1)>';
  const { status } = await ana.post(`${path}/papers`, bodyOf(documentId, [{ ...rabies, vaccine }]));
  expect(status).toBe(201);
  const page = JSON.stringify((await ana.get(`/pets/${id}?tab=health&part=vaccinations`)).body);
  expect(page).not.toContain(vaccine);
});
