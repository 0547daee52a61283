import { readFileSync } from 'node:fs';
import { aTokenOf } from '../support/access-tokens';
import { PawfolioClient } from '../support/example-client';
import { noonZone } from '../support/noon-zone.mjs';
import { aMember } from '../support/people';
import { appUrl } from '../support/visitor';

const page = readFileSync('docs/api-tokens.md', 'utf8');
const blocksOf = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

const HOUR = 3_600_000;
/** Zone of the plans, in which it is noon. */
const timeZone = noonZone();
const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

async function aHome() {
  const ana = await aMember();
  const { id: petId } = await ana.addsPet({ name: 'Luna' });
  const pet = `/api/pets/${petId}`;
  const daily = { kind: 'feeding', title: 'Dinner', weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '23:59', timeZone };
  const { body: routine } = await ana.post(`${pet}/routines`, daily);
  const pill = { name: 'Apoquel', frequency: 'SID', startsOn: today, reminders: ['13:30'], timeZone };
  const { body: medication } = await ana.post(`${pet}/medications`, { ...pill, minHoursBetween: 6 });
  const { token } = await aTokenOf(ana, { scopes: ['read', 'tick'], pets: [petId] });
  return { ana, pet, petId, token, routineId: routine.id, medicationId: medication.id };
}

interface Recipe {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** Requests of the page's Home Assistant recipes, with the ids and the token of a home. */
function recipes({ token, petId, routineId, medicationId }: Awaited<ReturnType<typeof aHome>>): Recipe[] {
  const filledRecipes = blocksOf('yaml')
    .join('')
    .replaceAll('https://pawfolio.example', appUrl())
    .replaceAll('!secret pawfolio_token', `Bearer ${token}`)
    .replaceAll('PET_ID', petId)
    .replaceAll('ROUTINE_ID', routineId)
    .replaceAll('MEDICATION_ID', medicationId)
    .replaceAll('{{ now().date() }}', today);
  return filledRecipes.split(/(?=(?:resource|url): )/).flatMap((text) => {
    const findText = (name: RegExp) => name.exec(text)?.[1];
    const url = findText(/^(?:resource|url): "(.+)"$/m);
    if (url === undefined) return [];
    const body = findText(/^ +payload: '(.+)'$/m);
    const type = findText(/^ +content_type: (.+)$/m);
    const headers = {
      Authorization: findText(/^ +Authorization: (.+)$/m) ?? '',
      ...(type !== undefined && { 'Content-Type': type }),
    };
    const method = findText(/^ +method: (.+)$/m)?.toUpperCase() ?? 'GET';
    return [{ url, method, headers, ...(body !== undefined && { body }) }];
  });
}

const perform = ({ url, ...request }: Recipe) => fetch(url, request);

test('R14.12 the documented client is the tested one', () => {
  expect(blocksOf('ts')).toEqual([readFileSync('tests/support/example-client.ts', 'utf8')]);
});

test('R14.12 the documented client lists tasks and marks them as done', async () => {
  const home = await aHome();
  const client = new PawfolioClient(appUrl(), home.token);
  const tasks = await client.tasks();
  expect(tasks.map(({ kind, title }) => [kind, title]).sort()).toEqual([
    ['dose', 'Apoquel'],
    ['routine', 'Dinner'],
  ]);

  for (const task of tasks) expect(await client.markDone(task)).toEqual({ done: true });
  expect((await client.tasks()).map(({ state }) => state)).toEqual(['done', 'done']);
});

test('R14.12 the documented client reports a dose that was given already', async () => {
  const home = await aHome();
  const client = new PawfolioClient(appUrl(), home.token);
  const doses = `${home.pet}/medications/${home.medicationId}/doses`;
  const givenDose = { status: 'given', at: new Date(Date.now() - HOUR).toISOString() };
  expect((await home.ana.post(doses, givenDose)).status).toBe(201);
  const dose = { kind: 'dose', petId: home.petId, id: home.medicationId, scheduledFor: null } as const;
  const task = { ...dose, petName: 'Luna', title: 'Apoquel', day: today, time: null, state: 'due' } as const;
  expect(await client.markDone(task)).toEqual({ done: false, message: expect.stringMatching(/^Given .+ by /) });
});

test('R14.12 the recipes for Home Assistant work as written', async () => {
  const home = await aHome();
  const [sensor, feederRecipe, pill, ...more] = recipes(home);
  if (!(sensor && feederRecipe && pill)) throw new Error('the page lacks a recipe');
  expect([more, sensor.method, feederRecipe.method, pill.method]).toEqual([[], 'GET', 'PUT', 'POST']);

  const { tasks } = await (await perform(sensor)).json();
  expect(tasks.map(({ state }: { state: string }) => state)).toEqual(['upcoming', 'upcoming']);
  const statuses: number[] = [];
  for (const recipe of [feederRecipe, feederRecipe, pill]) statuses.push((await perform(recipe)).status);
  expect(statuses).toEqual([200, 200, 201]);

  const refusal = await perform(pill);
  expect(refusal.status).toBe(409);
  expect((await refusal.json()).error).toMatch(/^Given .+ by /);
});
