import { aMember } from '../support/people';
import { Visitor } from '../support/visitor';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const day = (days: number) => at(days).slice(0, 10);

test('R7.3 Quick add starts with the latest state of each pet', async () => {
  const ana = await aMember();
  const luna = await ana.addsPet({ name: 'Luna', type: 'dog', dateOfBirth: day(-2000) });
  const own = `/api/pets/${luna.id}`;
  await ana.post(`${own}/weights`, { measuredAt: at(-40), grams: 11_000, bodyConditionScore: 5 });
  await ana.post(`${own}/weights`, { measuredAt: at(-2), grams: 11_200 });
  await ana.post(`${own}/vet-records`, {
    visitedOn: day(-9),
    description: '<p>Fine</p>',
    costCents: 100,
    currency: 'GBP',
  });
  const milo = await ana.addsPet({ name: 'Milo', type: 'cat' });
  await ana.addsPet({ name: 'Gone', archived: true });

  const { status, body } = await ana.get('/api/quick-add');

  expect(status).toBe(200);
  const faceOf = (pet: { id: string }) => ({
    id: pet.id,
    name: expect.any(String),
    type: expect.any(String),
    cover: expect.any(String),
    photoUrl: null,
  });
  expect(body.pets).toEqual([luna, milo].map(faceOf));
  expect(Object.keys(body.pet)).not.toContain('vaccinations');
  expect(body.pet).toMatchObject({
    name: 'Luna',
    cover: 'pine',
    weight: { grams: 11_200 },
    ideal: { from: 10_450, to: 11_550 },
    lastVisitOn: day(-9),
    currency: 'GBP',
    doses: [],
  });
  const { body: other } = await ana.get(`/api/quick-add?petId=${milo.id}`);
  expect(other.pet).toMatchObject({ name: 'Milo', weight: null });
});

test('R7.3 Quick add lists current medication, also as-needed, for an extra dose', async () => {
  const ana = await aMember();
  const { id } = await ana.addsPet({ name: 'Luna', type: 'dog' });
  const course = { dosage: '1 tablet', startsOn: day(-9), reminders: [] };
  await ana.post(`/api/pets/${id}/medications`, { ...course, name: 'Apoquel', frequency: 'SID', endsOn: day(9) });
  await ana.post(`/api/pets/${id}/medications`, { ...course, name: 'Buscopan', frequency: 'PRN' });
  await ana.post(`/api/pets/${id}/medications`, { ...course, name: 'Cefalexin', frequency: 'SID', endsOn: day(-5) });
  await ana.post(`/api/pets/${id}/medications`, { ...course, name: 'Doxycycline', frequency: 'SID', startsOn: day(5) });

  const { body } = await ana.get('/api/quick-add');
  const names = body.pet.medications.map(({ name }: { name: string }) => name);
  expect(names.sort()).toEqual(['Apoquel', 'Buscopan']);
  expect(body.pet.doses.map(({ title }: { title: string }) => title)).not.toContain('Buscopan');
});

test('R2.1 Quick add needs a session and shows only the user’s pets', async () => {
  const ana = await aMember();
  const luna = await ana.addsPet({ name: 'Luna' });
  const ben = await aMember();

  expect((await new Visitor().get('/api/quick-add')).status).toBe(401);
  for (const query of ['', `?petId=${luna.id}`])
    expect((await ben.get(`/api/quick-add${query}`)).body).toMatchObject({ pets: [], pet: null });
});
