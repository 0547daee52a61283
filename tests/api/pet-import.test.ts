import { strFromU8, unzipSync, zipSync } from 'fflate';
import type { ArchivedPet } from '@/lib/sharing/pet-import/file-plan';
import { requestsOf } from '@/lib/sharing/pet-import/file-plan';
import { aFullAccount } from '../support/a-full-account';
import { comparable, lists } from '../support/comparable-exports';
import { aPdf } from '../support/pdf';
import { Person } from '../support/people';

const IMPORT = '/api/pets/import';
const rehearsal = { rehearsal: 'true' };

test('R7.22 an export is previewed, imported once and found again', async () => {
  const { person, ids, tag } = await aFullAccount();
  const { body: zip } = await person.get(`/api/users/${ids.userId}/export`);
  const next = new Person(`next${tag}@example.com`);
  await next.signsIn();
  const sendArchive = (fields = {}) => next.upload(IMPORT, zip, 'export.zip', fields);

  const preview = await sendArchive(rehearsal);
  expect(preview).toMatchObject({ status: 200, body: { pets: [{ name: `PlantedName${tag}`, state: 'new' }] } });
  expect(preview.body.pets[0]).toMatchObject({
    entries: { weights: 1, doses: 1, completions: 1, checks: 1, sessions: 1 },
    unreadable: 0,
  });
  expect((await next.get('/api/pets')).body).toEqual([]);

  expect((await sendArchive()).body.pets).toMatchObject([{ state: 'imported' }]);
  const [pet] = (await next.get('/api/pets')).body;
  expect(pet.name).toBe(`PlantedName${tag}`);
  const { body } = await next.get(`/api/pets/${pet.id}/vaccinations`);
  expect(body.items).toMatchObject([{ batch: `PlantedBatch${tag}`, source: { kind: 'imported' } }]);

  expect((await sendArchive()).body.pets).toMatchObject([{ state: 'present' }]);
  expect((await next.get('/api/pets')).body).toHaveLength(1);
  expect((await person.upload(IMPORT, zip, 'export.zip', rehearsal)).body.pets).toMatchObject([{ state: 'present' }]);
});

test('R7.22 refuses other files, large ones and unknown fields', async () => {
  const person = new Person();
  await person.signsIn();
  const other = Buffer.from(zipSync({ 'notes.txt': new Uint8Array(10) }));
  const sendArchive = (bytes: Buffer, fields = {}) => person.upload(IMPORT, bytes, 'export.zip', fields);

  expect((await sendArchive(other)).status).toBe(400);
  expect((await sendArchive(Buffer.from('no archive'))).status).toBe(400);
  expect((await sendArchive(other, { petId: 'x' })).status).toBe(400);
  expect((await sendArchive(Buffer.alloc(16 * 1024 * 1024 + 1))).status).toBe(413);
});

async function exportOf(person: Person) {
  const { body: account } = await person.get('/api/users/current');
  const { body: zip } = await person.get(`/api/users/${account.id}/export`);
  const files = unzipSync(zip);
  return { zip, files, data: JSON.parse(strFromU8(files['pawfolio.json'] ?? new Uint8Array())) };
}

type Files = Awaited<ReturnType<typeof exportOf>>['files'];

/** Uploads the named files of the archive, as the page does. @returns statuses */
async function uploadAll(person: Person, { pets }: { pets: ArchivedPet[] }, files: Files): Promise<number[]> {
  const statuses: number[] = [];
  for (const { path, name, fields } of pets.flatMap(requestsOf)) {
    const file = files[name];
    if (!file) throw new Error(`the archive lacks ${name}`);
    statuses.push((await person.upload(path, file, 'blob', fields)).status);
  }
  return statuses;
}

const sizes = (files: Files) =>
  Object.entries(files)
    .flatMap(([name, { length }]) => (/^documents.*pdf$/.test(name) ? [length] : []))
    .sort();

test('R7.24 export, import and export are equal with photos and documents', async () => {
  const { person, ids } = await aFullAccount();
  const { vaccinationId } = ids;
  await person.change('DELETE', `/api/pets/${ids.petId}/lost`);
  await person.upload(`/api/pets/${ids.petId}/documents`, aPdf(), 'card.pdf', { vaccinationId: vaccinationId ?? '' });
  const before = await exportOf(person);
  const next = await new Person().signsIn();
  const { body: answer } = await next.upload(IMPORT, before.zip, 'export.zip');

  expect(await uploadAll(next, answer, before.files)).toEqual([200, 201, 201, 201, 201]);

  const now = await exportOf(next);
  for (const name of [...lists, 'photos', 'documents']) {
    const comparedRows = [before, now].map(({ data }) => comparable(name, data[name]));
    expect([name, comparedRows[1]]).toEqual([name, comparedRows[0]]);
  }
  expect(now.data.documents.filter((row: { vaccinationId: string | null }) => row.vaccinationId)).toMatchObject([
    { name: 'card.pdf', vaccinationId: now.data.vaccinations[0].id },
  ]);
  expect(sizes(now.files)).toEqual(sizes(before.files));
  expect(Object.keys(now.files)).toContain(`photos/${answer.pets[0].id}.webp`);
});

test('R7.24 a repeated upload adds nothing, and no other account may send it', async () => {
  const { person } = await aFullAccount();
  const { zip, files } = await exportOf(person);
  const [next, other] = [await new Person().signsIn(), await new Person().signsIn()];
  const { body: answer } = await next.upload(IMPORT, zip, 'export.zip');

  expect(new Set(await uploadAll(other, answer, files))).toEqual(new Set([404]));
  const [first] = [await uploadAll(next, answer, files), await uploadAll(next, answer, files)];

  expect(first.length).toBeGreaterThan(3);
  const { data } = await exportOf(next);
  expect([data.photos.length, data.documents.length]).toEqual([1, 2]);
  const { body: again } = await next.upload(IMPORT, zip, 'export.zip');
  expect(again.pets).toMatchObject([{ state: 'present', portrait: null, files: [] }]);
});
