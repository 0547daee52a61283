import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { aMember, type Person } from '../support/people';
import { aPushService, type PushService } from '../support/push-service';
import { Visitor } from '../support/visitor';

let server: PushService;
beforeEach(async () => {
  server = await aPushService();
});
afterEach(() => server.close());

async function addTopic(ana: Person) {
  const { body: user } = await ana.get('/api/users/current');
  const path = `/api/users/${user.id}/notification-services`;
  const topic = { kind: 'ntfy', address: `${server.url}/luna`, token: null, buttons: true };
  const { body } = await ana.post(path, topic);
  return `${path}/${body.id}`;
}

async function readNotification() {
  const headers = { Authorization: `Bearer ${process.env.APP_CRON_SECRET}` };
  for (let attempt = 0; attempt < 50 && server.received.length === 0; attempt += 1) {
    await new Visitor().get('/api/cron/reminders', headers);
    await wait(200);
  }
  return JSON.parse(server.received[0]?.text ?? '{}');
}

/** A medicine whose first dose is due now, and the links of its notification. */
async function aDueDose() {
  const ana = await aMember();
  const service = await addTopic(ana);
  const pet = await ana.addsPet();
  const startsOn = new Date().toISOString().slice(0, 10);
  // The first dose of a medicine for every other day is due at once, if its time has passed.
  const requestBody = { name: 'Apoquel', frequency: 'EOD', startsOn, reminders: ['00:00'], timeZone: 'UTC' };
  const { status, body: medication } = await ana.post(`/api/pets/${pet.id}/medications`, requestBody);
  expect(status).toBe(201);
  const { message, actions } = await readNotification();
  const [givenPath = '', later = ''] = actions.map(({ url }: { url: string }) => new URL(url).pathname);
  return {
    ana,
    service,
    message,
    given: givenPath,
    later,
    doses: `/api/pets/${pet.id}/medications/${medication.id}/doses`,
  };
}

const pressButton = (path: string) => fetch(new URL(path, process.env.APP_BASE_URL), { method: 'POST' });

test('R14.22 a button works once, without cookies', async () => {
  const { ana, message, given, later, doses } = await aDueDose();
  expect(message).toMatch(/· Luna: Apoquel$/);
  expect((await fetch(new URL(given, process.env.APP_BASE_URL))).status).toBe(405);
  expect((await ana.get(doses)).body.items).toEqual([]);

  const answers = await Promise.all([pressButton(given), pressButton(given)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await pressButton(given)).status).toBe(404);
  expect((await pressButton(later)).status).toBe(404);
  expect((await ana.get(doses)).body.items).toMatchObject([{ status: 'given', by: expect.any(String) }]);
  const log = await readFile(process.env.APP_LOG ?? '', 'utf8');
  expect(log).not.toContain(given.split('/').at(-1));
});

test('R14.22 pressing Given after another dose returns 409', async () => {
  const { ana, given, doses } = await aDueDose();
  expect(await ana.post(doses, { status: 'given' })).toMatchObject({ status: 201 });

  const answer = await pressButton(given);

  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/^Given /), code: 'dose_already_given' });
  expect((await ana.get(doses)).body.items).toHaveLength(1);
});

test('R14.23 guesses are limited, but never a valid key', async () => {
  const { ana, service, given, later } = await aDueDose();
  const guess = `/api/reminders/buttons/${'A'.repeat(43)}`;

  const answers = await Promise.all(Array.from({ length: 30 }, () => pressButton(guess)));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
  const answer = await pressButton(later);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(await ana.delete(service)).toMatchObject({ status: 200 });
  expect([404, 429]).toContain((await pressButton(given)).status);
});
