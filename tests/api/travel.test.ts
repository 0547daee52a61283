import { taskIds } from '@/lib/overviews/travel/queries/task-ids';
import { aMember, type Person } from '../support/people';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let ana: Person;
let petId: string;

beforeAll(async () => {
  ana = await aMember();
  petId = (await ana.addsPet({ name: 'Luna', country: 'ES', dateOfBirth: '2020-01-01' })).id;
});

const pageOf = async (person: Person, query: string) => person.get(`/pets/${petId}/travel?${query}`);
const readPlan = async (query: string, person = ana) => String((await pageOf(person, query)).body);

test('R13.7 members of the pet see its travel plan, others get 404', async () => {
  const [viewer, eve] = [await aMember(), await aMember()];
  await ana.invites(viewer, petId, 'viewer');
  const query = `from=ES&to=IE&date=${inDays(60)}`;

  expect(await readPlan(query)).toContain('Add all dates to my calendar');
  const planText = await readPlan(query, viewer);
  expect(planText).toContain('Tapeworm treatment');
  expect(planText).not.toContain('Add all dates to my calendar');
  expect((await pageOf(eve, query)).status).toBe(404);
});

test.each([
  '',
  'from=XX&to=IE&date=2027-01-01',
  'from=ES&to=IE&date=2027-02-30',
  'from=ES&to=IE&date=x&time=99:99',
  'from=ES&from=FR&to=IE',
  `from=ES&to=JP&date=${inDays(30)}`,
  `from=ES&to=ES&date=${inDays(30)}`,
  `from=ES&to=IS&date=${inDays(30)}`,
  `from=ES&to=US&date=${inDays(30)}&risk=maybe`,
  `from=MA&to=US&date=${inDays(30)}&risk=yes`,
  `from=ES&to=IE&date=${inDays(30)}&time=18:00&sampled=0001-01-01&listed=%00`,
])('R13.7 the planner handles any query: %s', async (query) => {
  const { status, body } = await pageOf(ana, query);
  expect(status).toBe(200);
  expect(String(body)).toContain('Rules change. Ask the embassy or your vet before you book.');
});

test('R13.7 a task sent twice creates one appointment, shown in the plan', async () => {
  const trip = { from: 'ES', to: 'FR', arrival: inDays(90) };
  const query = `from=ES&to=FR&date=${trip.arrival}`;
  const { rabies: id } = taskIds(petId, trip);
  const task = { startsAt: `${inDays(40)}T09:00:00.000Z`, kind: 'vet', title: 'Rabies', timeZone: 'Europe/Madrid' };
  const sendTask = () => ana.post(`/api/pets/${petId}/appointments`, { ...task, id });

  expect(await readPlan(query)).toContain(id);
  expect([(await sendTask()).status, (await sendTask()).status]).toEqual([201, 200]);
  expect((await ana.get(`/api/pets/${petId}/appointments`)).body.items).toHaveLength(1);
  expect(await readPlan(query)).toContain('In your calendar');
});
