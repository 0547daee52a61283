import { zipSync } from 'fflate';
import { aFullAccount } from '../support/a-full-account';
import { Person } from '../support/people';

const IMPORT = '/api/pets/import';
const rehearsal = { rehearsal: 'true' };

test('R7.22 an export is previewed, imported once and found again', async () => {
  const { person, ids, tag } = await aFullAccount();
  const { body: zip } = await person.get(`/api/users/${ids.userId}/export`);
  const next = new Person(`next${tag}@example.com`);
  await next.signsIn();
  const send = (fields = {}) => next.upload(IMPORT, zip, 'export.zip', fields);

  const preview = await send(rehearsal);
  expect(preview).toMatchObject({ status: 200, body: { pets: [{ name: `PlantedName${tag}`, state: 'new' }] } });
  expect(preview.body.pets[0]).toMatchObject({
    entries: { weights: 1, doses: 1, completions: 1, checks: 1, sessions: 1 },
    unreadable: 0,
    excluded: { photos: 1, documents: 2 },
  });
  expect((await next.get('/api/pets')).body).toEqual([]);

  expect((await send()).body.pets).toMatchObject([{ state: 'imported' }]);
  const [pet] = (await next.get('/api/pets')).body;
  expect(pet.name).toBe(`PlantedName${tag}`);
  const { body } = await next.get(`/api/pets/${pet.id}/vaccinations`);
  expect(body.items).toMatchObject([{ batch: `PlantedBatch${tag}`, source: { kind: 'imported' } }]);

  expect((await send()).body.pets).toMatchObject([{ state: 'present' }]);
  expect((await next.get('/api/pets')).body).toHaveLength(1);
  expect((await person.upload(IMPORT, zip, 'export.zip', rehearsal)).body.pets).toMatchObject([{ state: 'present' }]);
});

test('R7.22 refuses other files, large ones and unknown fields', async () => {
  const person = new Person();
  await person.signsIn();
  const other = Buffer.from(zipSync({ 'notes.txt': new Uint8Array(10) }));
  const send = (bytes: Buffer, fields = {}) => person.upload(IMPORT, bytes, 'export.zip', fields);

  expect((await send(other)).status).toBe(400);
  expect((await send(Buffer.from('no archive'))).status).toBe(400);
  expect((await send(other, { petId: 'x' })).status).toBe(400);
  expect((await send(Buffer.alloc(16 * 1024 * 1024 + 1))).status).toBe(413);
});
