import { randomUUID } from 'node:crypto';
import { stayQuery } from '../support/a-stay-proof';
import { aProgramOf } from '../support/access-tokens';
import { anAdmin } from '../support/admins';
import { logSize, waitForLogLine } from '../support/app-log';
import { aPdf } from '../support/pdf';
import { aMember, type Person } from '../support/people';
import { Visitor } from '../support/visitor';

async function countRoundTrips(visitor: Visitor, path: string): Promise<{ status: number; roundTrips: number }> {
  const mark = randomUUID();
  const size = await logSize();
  const { status } = await visitor.get(path, { Accept: '*/*', 'X-Request-Id': mark });
  // Round trips are logged at level `trace` only.
  const { roundTrips } = JSON.parse(await waitForLogLine(size, '"roundTrips"', mark));
  return { status, roundTrips };
}

const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

let ana: Person;
let petId: string;
let accessKey: string;

beforeAll(async () => {
  ana = await aMember();
  for (let pet = 0; pet < 30; pet += 1) petId = (await ana.addsPet({ name: `Pet ${pet}` })).id;
  const own = `/api/pets/${petId}`;
  const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '00:00', timeZone: 'UTC' };
  for (const title of ['Breakfast', 'Walk']) await ana.post(`${own}/routines`, { ...daily, kind: 'feeding', title });
  const pill = { frequency: 'SID', startsOn: new Date().toISOString().slice(0, 10), timeZone: 'UTC' };
  for (const name of ['Apoquel', 'Meloxicam']) await ana.post(`${own}/medications`, { ...pill, name });
  accessKey = (await ana.sharesPet(petId)).accessKey;
}, 30_000);

test.each([
  ['/home', 2],
  ['/home?show=all', 2],
  ['/pets', 2],
  ['/pets/new', 1],
  ['/pets/weigh', 2],
  ['/pets/:id', 2],
  ['/pets/:id?tab=health', 2],
  ['/pets/:id/deleted', 2],
  ['/pets/:id/edit', 2],
  ['/pets/:id/share', 2],
  ['/pets/:id/people', 2],
  ['/pets/:id/routines', 2],
  ['/pets/:id/appointments', 2],
  ['/pets/:id/training', 2],
  ['/pets/:id/vet-records', 2],
  ['/pets/:id/brief', 2],
  ['/pets/:id/papers', 2],
  ['/pets/:id/travel', 2],
  ['/pets/:id/food?factor=neutered&kcal=350', 2],
  ['/pets/:id/proposals', 2],
  [`/pets/:id/stay-proof?${stayQuery(30, 39)}`, 2],
  [`/stay-proofs?${stayQuery(30, 39)}`, 2],
  [`/pets/:id/travel?from=ES&to=IE&date=${inTwoMonths}`, 2],
  ['/pets/:id/social', 2],
  ['/feedback', 2],
  ['/tour', 1],
  ['/waiting', 2],
  ['/profile', 2],
  ['/stays', 2],
  ['/handed-over', 2],
  ['/api/stays', 2],
  ['/api/handovers', 2],
  ['/api/pets', 2],
  ['/api/quick-add', 2],
  ['/api/tasks', 2],
  ['/api/pets/:id', 2],
  ['/api/pets/:id/shares', 2],
  ['/api/pets/:id/members', 2],
  ['/api/pets/:id/lost', 2],
  ['/api/pets/:id/finder-messages', 2],
  ['/api/pets/:id/deleted', 2],
  ['/api/pets/:id/health', 2],
  ['/api/pets/:id/weights', 2],
  ['/api/pets/:id/routines', 2],
  ['/api/pets/:id/photos', 2],
  ['/api/reminders/open?ids=01990000-0000-7000-8000-000000000000', 2],
  ['/api/users/current', 1],
])('R2.1 %s needs at most %i database round trips, regardless of pets', async (path, most) => {
  const { status, roundTrips } = await countRoundTrips(ana, path.replace(':id', petId));
  expect(status).toBe(200);
  expect(roundTrips).toBeGreaterThan(0);
  expect(roundTrips).toBeLessThanOrEqual(most);
});

test('R13.1 the page of one entry needs two round trips', async () => {
  const { body: dose } = await ana.post(`/api/pets/${petId}/vaccinations`, {
    ...{ vaccine: 'dog.rabies', givenOn: '2025-12-07' },
  });
  const path = `/pets/${petId}/health/vaccinations/${dose.id}`;
  expect(await countRoundTrips(ana, path)).toEqual({ status: 200, roundTrips: 2 });
});

test('R16.19 R2.1 reading a stored document needs two round trips', async () => {
  const { body: document } = await ana.upload(`/api/pets/${petId}/documents`, aPdf(), 'card.pdf');
  const path = `/pets/${petId}/papers?document=${document.id}`;
  expect(await countRoundTrips(ana, path)).toEqual({ status: 200, roundTrips: 2 });
});

test('R11.3 Today for a shared pet needs two database round trips', async () => {
  const carer = await aMember();
  await ana.invites(carer, petId);
  for (const one of [ana, carer]) expect(await countRoundTrips(one, '/home')).toEqual({ status: 200, roundTrips: 2 });
});

test.each(['/admin', '/admin/users', '/admin/inbox', '/admin/audit'])(
  'R8.2 %s needs two database round trips',
  async (path) => {
    const { status, roundTrips } = await countRoundTrips(await anAdmin(), path);
    expect([status, roundTrips]).toEqual([200, 2]);
  },
);

test('R9.1 shared pages and JSON need two round trips, a cached page one', async () => {
  for (const path of ['/shared', '/api/shared']) {
    expect(await countRoundTrips(new Visitor(), `${path}/${accessKey}`)).toEqual({ status: 200, roundTrips: 2 });
  }
  expect(await countRoundTrips(new Visitor(), `/shared/${accessKey}`)).toEqual({ status: 200, roundTrips: 1 });
});

test('R7.8 a calendar feed needs two round trips, regardless of content', async () => {
  const { body: user } = await ana.get('/api/users/current');
  const { body: feed } = await ana.post(`/api/users/${user.id}/calendar-feed`, {});
  const requestBody = { kind: 'feeding', title: 'Meal', weekdays: [1, 2], timeOfDay: '08:30' };
  await ana.post(`/api/pets/${petId}/routines`, requestBody);
  const answer = await countRoundTrips(new Visitor(), new URL(feed.url).pathname);
  expect(answer).toEqual({ status: 200, roundTrips: 2 });
});

test.each([
  '/',
  '/privacy-policy',
  '/terms',
  '/help',
  '/help/sharing',
  '/auth/login',
  '/auth/standard-login',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/confirm-email',
  '/auth/stop-email-change',
  '/nothing-here',
])('R1.1 %s needs no database round trips', async (path) => {
  expect((await countRoundTrips(new Visitor(), path)).roundTrips).toBe(0);
});

test.each([
  ['/api/pets', 2],
  ['/api/tasks', 2],
  ['/api/pets/:id', 2],
  ['/api/pets/:id/health', 2],
])('R14.10 %s with an access token takes %i round trips', async (path, roundTrips) => {
  const program = await aProgramOf(ana, { pets: [petId] });
  expect(await countRoundTrips(program, path.replace(':id', petId))).toEqual({ status: 200, roundTrips });
});
