import { expect, expectAccessible, test } from '../support/browser';
import { BROWSER_ZONE, browserDay } from '../support/browser-zone';
import type { Person } from '../support/people';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 60_000 });

const DAY = 86_400_000;
const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], timeZone: BROWSER_ZONE };

async function addEntry(member: Person, path: string, entry: object): Promise<string> {
  const { status, body } = await member.post(path, entry);
  if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** Adds tasks late in the day, because plans start with their next task, which must still be today's. */
async function aDay(member: Person, petId: string) {
  await addEntry(member, `/api/pets/${petId}/routines`, {
    ...{ ...everyDay, kind: 'feeding', title: 'Breakfast', timeOfDay: '16:59' },
  });
  const pill = {
    name: 'Apoquel',
    frequency: 'SID',
    reminders: ['16:59'],
    startsOn: browserDay(0),
    timeZone: BROWSER_ZONE,
  };
  const medication = await addEntry(member, `/api/pets/${petId}/medications`, pill);
  return async () => (await member.get(`/api/pets/${petId}/medications/${medication}/doses`)).body.items.length;
}

test('R1.10 R7.4 R7.3 the first pet’s tasks and doses can be completed from home', async ({ page, member, t }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: t('pets.list.emptyTitle') })).toBeVisible();
  const pet = await member.addsPet();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('home.start.title', { name: 'Luna' }) })).toBeVisible();
  await expect(page.getByRole('link', { name: t('home.start.action', { name: 'Luna' }) })).toBeVisible();
  const doses = await aDay(member, pet.id);
  await page.reload();
  const eat = page.getByRole('button', { name: /^Breakfast, Luna/ });
  const give = page.getByRole('button', { name: new RegExp(`^${t('agenda.give', { what: 'Apoquel, Luna' })}`) });
  const undo = page.getByRole('button', { name: new RegExp(t('agenda.undoOf', { what: 'Apoquel' })) });
  await expect(give).toBeVisible();

  const line = page.getByText(t('agenda.done', { titles: 'Breakfast' }), { exact: true });
  await eat.dblclick();
  await line.click();
  await eat.click();
  await expect(eat).toHaveAttribute('aria-pressed', 'false');
  await eat.click();
  await expect(line).toBeVisible();

  await give.click();
  await expect(page.getByRole('heading', { name: t('agenda.allDone.titleOne', { name: 'Luna' }) })).toBeVisible();
  expect(await doses()).toBe(1);
  await expectAccessible(page);
  const doneSummary = page.locator('summary', { hasText: t('agenda.done', { titles: '' }).trim() }).last();
  await doneSummary.click();
  await undo.click();
  await expect(give).toBeVisible();
  expect(await doses()).toBe(0);
  await page.locator('summary', { hasText: 'Apoquel' }).click();
  await page.getByRole('button', { name: new RegExp(`^${t('agenda.skip', { what: 'Apoquel, Luna' })}`) }).click();

  await expect(page.getByRole('heading', { name: t('agenda.allDone.titleLeft') })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Apoquel/).first()).toBeVisible();
});

test('R1.10 R7.3 one tap completes a meal for all pets; another gives a dose', async ({ page, member, t }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const luna = await member.addsPet({ name: 'Luna', gender: 'female' });
  const doses = await aDay(member, luna.id);
  const milo = await member.addsPet({ name: 'Milo', type: 'cat' });
  await aDay(member, milo.id);
  const rabies = { vaccine: 'dog.rabies', givenOn: browserDay(-30), validUntil: browserDay(700) };
  await addEntry(member, `/api/pets/${luna.id}/vaccinations`, rabies);
  await page.goto('/home');
  const card = page.locator('section[aria-labelledby="now"]');
  const height = async () => (await card.boundingBox())?.height;
  await expect(card).toBeVisible();
  const before = await height();

  await expect(page.getByText(t('home.vaccination.title'))).toBeInViewport({ ratio: 1 });
  // Evaluated in the page, because a row folds soon after it is marked as done.
  const tickedCount = await page
    .getByRole('button', { name: `${t('agenda.tickBoth', { gender: 'other' })}: Breakfast` })
    .evaluate(async (button: HTMLElement) => {
      const place = button.closest('section');
      button.click();
      await new Promise((onPainted) => requestAnimationFrame(() => requestAnimationFrame(onPainted)));
      return place?.getBoundingClientRect().height;
    });
  expect(tickedCount).toBe(before);
  await expect(page.getByRole('link', { name: t('agenda.tally', { name: 'Milo', done: 1, of: 2 }) })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(t('agenda.give', { what: 'Apoquel, Luna' })) }).click();
  await expect(page.getByRole('link', { name: t('agenda.tally', { name: 'Luna', done: 2, of: 2 }) })).toBeVisible();

  expect(await doses()).toBe(1);
});

test('R1.10 R7.8 R7.5 R7.3 home links to past appointments, follow-ups, and due vaccinations', async ({
  page,
  member,
  t,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const pet = await member.addsPet({ name: 'Milo', type: 'cat' });
  const own = `/api/pets/${pet.id}`;
  const visit = {
    kind: 'vet',
    timeZone: BROWSER_ZONE,
    startsAt: new Date(Date.now() - DAY).toISOString(),
    place: 'Clínica Sol',
  };
  await addEntry(member, `${own}/appointments`, { ...visit, title: 'Check-up' });
  await addEntry(member, `${own}/appointments`, {
    ...visit,
    title: 'Scan',
    startsAt: new Date(Date.now() + 2 * DAY).toISOString(),
  });
  const followUp = {
    visitedOn: browserDay(-9),
    description: '<p>Fine</p>',
    reason: 'Stitches',
    followUpOn: browserDay(-1),
  };
  await addEntry(member, `${own}/vet-records`, followUp);
  await addEntry(member, `${own}/vaccinations`, {
    vaccine: 'Yellow fever',
    givenOn: browserDay(-400),
    nextDueOn: browserDay(-3),
  });

  await page.goto('/home');
  const week = page.getByRole('region', { name: t('agenda.week.title') });
  await expect(week.getByRole('link', { name: /Scan/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Yellow fever for Milo/ })).toHaveAttribute(
    'href',
    /tab=health&part=vaccinations&new=vaccination$/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const stitches = page.getByRole('button', { name: /^Stitches, Milo/ });
  await page.getByRole('button', { name: /^See all \d/ }).click();
  await expectAccessible(page);
  await stitches.click();
  await expect(stitches).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: /^How did it go\? Check-up/ }).click();
  const form = page.getByRole('dialog', { name: t('vetRecords.addTitle') });
  await expect(form.getByLabel(t('vetRecords.reason'))).toHaveValue('Check-up');
  await expect(form.getByLabel(t('vetRecords.clinic'))).toHaveValue('Clínica Sol');

  await page.goto('/home');
  await expect(page.getByRole('link', { name: /^Stitches with Milo/ })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Check-up with Milo/ })).toBeVisible();
});

test('R1.10 a stale tab shows the new day, and two tabs complete once', async ({ page, context, member }) => {
  await page.clock.install();
  const pet = await member.addsPet();
  await aDay(member, pet.id);

  await page.goto('/home');
  const open = /^Breakfast, Luna/;
  const isDone = (tab: typeof page) => expect(tab.getByText('Breakfast: done', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: open })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/home');
  // The page shows a mark before the server stores it. The old tab must not read in between.
  const storedResponse = other.waitForResponse((answer) => answer.url().includes('/completions/') && answer.ok());
  await other.getByRole('button', { name: open }).click();
  await storedResponse;
  await isDone(other);
  await expect(page.getByRole('button', { name: open })).toBeVisible();

  await page.bringToFront();
  await page.clock.fastForward('20:00');
  await isDone(page);
});
