import { aMember, Person } from '../support/people';
import { Visitor } from '../support/visitor';

const namesOf = async (person: Person): Promise<string[]> => {
  const { body } = await person.get('/api/manifest');
  return JSON.parse(body.toString()).shortcuts.map(({ name }: { name: string }) => name);
};

test('R12.6 the app icon offers the first four pets to their owner only', async () => {
  const ana = await new Person().signsIn(true);
  const pets: { id: string; name: string }[] = [];
  for (const name of ['Luna', 'Milo', 'Nico', 'Olga', 'Pepe']) pets.push(await ana.addsPet({ name }));
  const { status, headers, body } = await ana.get('/api/manifest');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/manifest+json',
    'private, no-store',
  ]);
  const { id, shortcuts } = JSON.parse(body.toString());
  expect([id, shortcuts.slice(2).map(({ name, url }: { name: string; url: string }) => [name, url])]).toEqual([
    '/',
    pets.slice(0, 4).map((pet) => [pet.name, `/pets/${pet.id}`]),
  ]);

  await ana.patch(`/api/pets/${pets[0]?.id}`, { archived: true });
  expect(await namesOf(ana)).toEqual(['Today', 'Add weight', 'Milo', 'Nico', 'Olga', 'Pepe']);
  expect(await namesOf(await aMember())).toEqual(['Today', 'Add weight']);
  expect((await new Visitor().get('/api/manifest')).status).toBe(401);
});

test('R12.6 a device without remember me gets no pet names', async () => {
  const ana = await aMember();
  await ana.addsPet({ name: 'Luna' });
  expect(await namesOf(ana)).toEqual(['Today', 'Add weight']);
});

test('R12.6 the public manifest accepts shared files and CSV and names no pets', async () => {
  const { body } = await new Visitor().get('/manifest/es.webmanifest');
  const manifest = JSON.parse(body.toString());
  expect(manifest.shortcuts).toHaveLength(2);
  expect(manifest.share_target).toMatchObject({ action: '/pets/receive', method: 'post' });
  expect(manifest.file_handlers).toEqual([{ action: '/pets/import/table', accept: { 'text/csv': ['.csv'] } }]);
});
