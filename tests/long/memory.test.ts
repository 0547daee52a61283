import { aMember, type Person } from '../support/people';
import { residentMiB } from '../support/resident';
import { Visitor } from '../support/visitor';

const MINUTES = 2;
const CONNECTIONS = 16;
const PETS = 15;
/** The embedded database needs more, because its WebAssembly and cache are in the same process. */
const MOST_MIB = process.env.APP_DATABASE_URL ? 400 : 550;

async function anOwner(): Promise<{ owner: Person; petId: string; accessKey: string }> {
  const owner = await aMember();
  const pets: { id: string }[] = [];
  for (let i = 0; i < PETS; i += 1) pets.push(await owner.addsPet({ name: `Luna ${i}` }));
  const petId = pets[0]?.id ?? '';
  for (let day = 1; day <= 28; day += 1) {
    const measuredAt = `2025-03-${String(day).padStart(2, '0')}T08:00:00.000Z`;
    await owner.post(`/api/pets/${petId}/weights`, { measuredAt, grams: 11_000 + day });
    await owner.post(`/api/pets/${petId}/allergies`, { allergen: `Pollen ${day}`, severity: 'mild' });
  }
  const { accessKey } = await owner.sharesPet(petId, { label: 'Vet', kind: 'vet' });
  return { owner, petId, accessKey };
}

test('two minutes of load leave no finished pages in memory', async () => {
  const { owner, petId, accessKey } = await anOwner();
  const vet = new Visitor();
  const pages: [Visitor, string][] = [
    [vet, '/'],
    [vet, `/shared/${accessKey}`],
    ...['/home', '/pets', `/pets/${petId}`, '/api/pets'].map((path): [Visitor, string] => [owner, path]),
  ];
  const before = residentMiB();
  const until = Date.now() + MINUTES * 60_000;
  const statuses = new Map<number, number>();
  let most = before;
  const readPages = async (first: number) => {
    for (let at = first; Date.now() < until; at += 1) {
      const [visitor, path] = pages[at % pages.length] as [Visitor, string];
      const { status } = await visitor.get(path, { Accept: 'text/html' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (at % 50 === 0) most = Math.max(most, residentMiB());
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => readPages(at)));
  const after = residentMiB();

  console.info(
    `memory: ${statuses.get(200)} pages in ${MINUTES} minutes, ` +
      `${before.toFixed(0)} MiB before, at most ${most.toFixed(0)}, ${after.toFixed(0)} after`,
  );

  expect([...statuses.keys()]).toEqual([200]);
  expect(most).toBeLessThan(MOST_MIB);
}, 300_000);
