import { expect, test } from '../support/browser';
import { BROWSER_ZONE, browserDay } from '../support/browser-zone';
import { Person } from '../support/people';
import { Visitor } from '../support/visitor';

test.use({ locale: 'es' });

test.describe.configure({ timeout: 60_000 });

/** Creates a stay with a walk that Marta marked as done, and her note. 23:59, so that the first task is today's. */
async function aStay(owner: Person) {
  const pet = await owner.addsPet({ name: 'Milo', type: 'cat' });
  const walk = { kind: 'exercise', weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '23:59', timeZone: BROWSER_ZONE };
  const { body: done } = await owner.post(`/api/pets/${pet.id}/routines`, { ...walk, title: 'Walk' });
  const stay = { pets: [pet.id], from: browserDay(0), until: browserDay(7), label: 'Marta', messages: 'each' };
  const allows = ['ticks', 'notes'];
  const { body } = await owner.post('/api/stays', { ...stay, allows });
  const marta = new Visitor();
  const calls = `/api/shared/${body.accessKey}`;
  await marta.send('POST', `${calls}/ticks`, { petId: pet.id, routineId: done.id, day: browserDay(0), name: 'Marta' });
  await marta.send('POST', `${calls}/notes`, { text: 'Slept on my feet', day: browserDay(0), name: 'Marta' });
  return { pet, id: body.id as string };
}

test('R11.7 a stay report shows the diary, undoes entries, and saves message settings', async ({ page, member, t }) => {
  const { id } = await aStay(member);
  await page.goto(`/stays/${id}`);
  await expect(page.getByText('Slept on my feet')).toBeVisible();
  await expect(page.getByRole('table', { name: t('stays.page.table') })).toBeVisible();

  await expect(page.getByRole('radio', { name: t('stays.messages.each') })).toBeChecked();
  await page.getByRole('radio', { name: t('stays.messages.none') }).check();
  await expect(page.getByText(t('stays.page.messagesSaved'), { exact: true })).toBeVisible();
  expect((await member.get(`/api/stays/${id}`)).body.messages).toBe('none');

  await page.getByRole('button', { name: t('stays.page.undoOf', { what: 'Walk, Milo' }) }).click();
  await expect(page.getByRole('button', { name: t('stays.page.undoOf', { what: 'Walk, Milo' }) })).toBeHidden();
});

test('R11.8 the handover proof appears in the account', async ({ page, member, t }) => {
  const pet = await member.addsPet({ name: 'Brisa', insurance: 'Sol 12' });
  const next = await new Person().signsIn();
  const { body } = await member.post(`/api/pets/${pet.id}/handover`, { email: next.email });
  await next.post(`/api/handovers/${new URL(body.url).pathname.split('/').pop()}`);

  await page.goto('/profile');
  await page.getByRole('link', { name: t('handover.proofs.title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('handover.proofs.title') })).toBeVisible();
  await page.getByRole('link', { name: /Brisa/ }).click();
  await expect(page.getByText('Sol 12')).toBeVisible();
});
