import { aMember, type Person } from '../support/people';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const day = (days: number) => at(days).slice(0, 10);
const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], timeZone: 'UTC' };

async function homeOf(member: Person, query = ''): Promise<string> {
  const { status, body } = await member.get(`/home${query}`, { Accept: 'text/html' });
  expect(status).toBe(200);
  return String(body).replace(/<script[\s\S]*?<\/script>/g, '');
}

async function addEntry(member: Person, path: string, entry: object): Promise<string> {
  const { status, body } = await member.post(path, entry);
  if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

async function aBusyPet(member: Person, name: string) {
  const { id } = await member.addsPet({ name });
  const own = `/api/pets/${id}`;
  // 23:59, because a new plan starts with its next task, which is then still today's at any time the test runs.
  const routine = await addEntry(member, `${own}/routines`, {
    ...{ ...everyDay, kind: 'feeding', title: `${name} eats`, timeOfDay: '23:59' },
  });
  const medication = await addEntry(member, `${own}/medications`, {
    ...{ name: `${name} pill`, frequency: 'SID', reminders: ['23:59'], startsOn: day(0), timeZone: 'UTC' },
  });
  const visit = { kind: 'vet', title: `${name} visit`, timeZone: 'UTC' };
  const appointment = await addEntry(member, `${own}/appointments`, { ...visit, startsAt: at(-2) });
  await addEntry(member, `${own}/appointments`, { ...visit, title: `${name} class`, startsAt: at(3) });
  const record = await addEntry(member, `${own}/vet-records`, {
    ...{ visitedOn: day(-9), description: '<p>Fine</p>', reason: `${name} stitches`, followUpOn: day(-1) },
  });
  await addEntry(member, `${own}/vaccinations`, { vaccine: `${name} fever`, givenOn: day(-400), nextDueOn: day(-3) });
  return { id, own, routine, medication, appointment, record };
}

const things = (name: string) =>
  ['eats', 'pill', 'visit', 'class', 'stitches', 'fever'].map((what) => `${name} ${what}`);

test('R1.10 without scripts the page shows due and upcoming items', async () => {
  const ana = await aMember();
  await aBusyPet(ana, 'Rex');
  const home = await homeOf(ana);
  for (const thing of things('Rex')) expect(home).toContain(thing);
  expect(home).toContain('Needs attention');
});

test('R1.10 completing an item removes it from the open list until undone', async () => {
  const ana = await aMember();
  const { own, routine, medication, appointment, record } = await aBusyPet(ana, 'Rex');

  const listOpen = async () => {
    const home = await homeOf(ana);
    const isOpen = (thing: string) =>
      new RegExp(`aria-label="(Give: ${thing}|${thing}[^"]*" aria-pressed="false|${thing}[^"]*did it happen)`).test(
        home,
      );
    return things('Rex').filter(isOpen);
  };
  expect(await listOpen()).toEqual(['Rex eats', 'Rex pill', 'Rex visit', 'Rex stitches']);
  expect((await ana.change('PUT', `${own}/routines/${routine}/completions/${day(0)}`, {})).status).toBe(200);
  expect(await listOpen()).toEqual(['Rex pill', 'Rex visit', 'Rex stitches']);

  const doses = `${own}/medications/${medication}/doses`;
  const dose = await ana.post(doses, { status: 'skipped', scheduledFor: `${day(0)}T23:59:00.000Z` });
  expect(dose.status).toBe(201);
  expect(await listOpen()).toEqual(['Rex visit', 'Rex stitches']);
  expect((await ana.patch(`${own}/vet-records/${record}`, { followedUp: true })).status).toBe(200);

  await addEntry(ana, `${own}/vet-records`, {
    visitedOn: day(-2),
    description: '<p>Well</p>',
    appointmentId: appointment,
  });
  expect(await listOpen()).toEqual([]);
  expect(await homeOf(ana)).toContain('Nothing left for today');

  await ana.delete(`${doses}/${dose.body.id}`);
  await ana.delete(`${own}/routines/${routine}/completions/${day(0)}`);
  await ana.patch(`${own}/vet-records/${record}`, { followedUp: false });
  expect(await listOpen()).toEqual(['Rex eats', 'Rex pill', 'Rex stitches']);
});

test('R1.10 the agenda excludes archived, deceased, deleted, and other users’ pets', async () => {
  const [ana, eve] = await Promise.all([aMember(), aMember()]);
  const archivedPet = await aBusyPet(ana, 'Old');
  const dead = await aBusyPet(ana, 'Late');
  const deletedPet = await aBusyPet(ana, 'Gone');

  await aBusyPet(eve, 'Foreign');
  await ana.addsPet({ name: 'Luna' });
  expect((await ana.patch(archivedPet.own, { archived: true })).status).toBe(200);
  expect((await ana.patch(dead.own, { deceasedOn: day(-1) })).status).toBe(200);
  expect((await ana.delete(deletedPet.own)).status).toBe(200);

  const home = await homeOf(ana);
  for (const thing of ['Old', 'Late', 'Gone', 'Foreign'].flatMap(things)) expect(home).not.toContain(thing);
  expect(home).toContain('What does Luna need today?');
});

test('R1.10 the agenda excludes deleted entries and routines of other weekdays', async () => {
  const ana = await aMember();
  const { own, routine } = await aBusyPet(ana, 'Rex');
  const yesterday = (new Date().getUTCDay() + 6) % 7 || 7;

  await addEntry(ana, `${own}/routines`, {
    ...everyDay,
    kind: 'grooming',
    title: 'Only once',
    timeOfDay: '23:59',
    weekdays: [yesterday],
  });
  expect((await ana.delete(`${own}/routines/${routine}`)).status).toBe(200);

  const home = await homeOf(ana);
  expect(home).not.toContain('Rex eats');
  expect(home).not.toMatch(/aria-label="Only once[^"]*" aria-pressed/);
});

test('R1.10 shows 40 of 60 tasks, or all on request', async () => {
  const ana = await aMember();
  const { id } = await ana.addsPet({ name: 'Rex' });
  for (let index = 0; index < 60; index += 1)
    await addEntry(ana, `/api/pets/${id}/routines`, {
      ...everyDay,
      kind: 'feeding',
      title: `Meal ${index}`,
      timeOfDay: '23:59',
    });
  const ticks = (home: string) => home.match(/aria-label="Meal \d+[^"]*" aria-pressed/g)?.length;

  const short = await homeOf(ana);

  expect(ticks(short)).toBe(40);
  expect(short).toContain('Show all 60');
  expect(ticks(await homeOf(ana, '?show=all'))).toBe(60);
}, 60_000);
