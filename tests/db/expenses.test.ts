import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { listActivity } from '@/lib/overviews/activity/queries';
import { getDeleted } from '@/lib/overviews/deleted/queries';
import { expenses } from '@/lib/records/expenses/collection';
import { getCosts } from '@/lib/records/expenses/queries';
import { vetRecords } from '@/lib/records/vet-records/collection';
import { acceptPet, offerPet } from '@/lib/sharing/handover/mutations';
import { findProof } from '@/lib/sharing/handover/queries';
import { withDatabase } from '../support/database';
import { aHousehold, asNora, causedBy, keyOf } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { exported, importAll } from '../support/pet-imports';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: noon };

async function anExpense(access: PetAccess<'edit'>, expense: Record<string, unknown> = {}) {
  const body = { paidOn: '2026-03-01', category: 'food', amountCents: 1000, currency: 'EUR', ...expense };
  return expenses.create(access, expenses.input(noon).parse(body), author);
}

async function aVisit(access: PetAccess<'edit'>, visit: Record<string, unknown>) {
  const body = { visitedOn: '2026-03-01', description: '<p>Fine</p>', currency: 'EUR', ...visit };
  return vetRecords.create(access, vetRecords.input(noon).parse(body), author);
}

test('R17.2 totals include visits, separate currencies, and leave out the bin', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  await anExpense(access);
  await anExpense(access, { amountCents: 250 });
  await anExpense(access, { currency: 'USD' });
  for (let count = 0; count < 3; count += 1)
    await anExpense(access, { paidOn: '2025-12-31', amountCents: 1_000_000_000 });
  await aVisit(access, { costCents: 4850 });
  await aVisit(access, { costCents: null, currency: null });
  const [binnedVisit, binnedExpense] = [await aVisit(access, { costCents: 7777 }), await anExpense(access)];
  await vetRecords.remove(access, binnedVisit.id, noon);
  await expenses.remove(access, binnedExpense.id, noon);
  await anExpense(await aPetOf(await aViewer()));

  const { totals, expenses: first } = await getCosts(access, viewer, noon);
  expect(first.items).toHaveLength(6);
  expect(totals).toHaveLength(4);
  expect(totals).toEqual(
    expect.arrayContaining([
      { year: 2026, category: 'food', currency: 'EUR', cents: 1250, entries: 2 },
      { year: 2026, category: 'food', currency: 'USD', cents: 1000, entries: 1 },
      { year: 2026, category: 'vet', currency: 'EUR', cents: 4850, entries: 1 },
      { year: 2025, category: 'food', currency: 'EUR', cents: 3_000_000_000, entries: 3 },
    ]),
  );
});

test('R17.1 the page continues where its first entries end', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  for (let count = 0; count < 25; count += 1) await anExpense(access, { amountCents: count });
  const { expenses: first } = await getCosts(access, viewer, noon);
  const rest = await expenses.list(access, { limit: 20, cursor: first.nextCursor ?? undefined });
  const ids = [...first.items, ...rest.items].map(({ id }) => id);
  expect([first.items.length, new Set(ids).size, rest.nextCursor]).toEqual([20, 25, null]);
});

test('R17.3 after a handover only the former owner can see costs', async () => {
  const { owner, access } = await aHousehold();
  const next = asNora(await aViewer());
  await anExpense(access, { title: 'Kibble' });
  await aVisit(access, { visitedOn: '2026-02-01', costCents: 4850, clinic: 'Sol' });
  await anExpense(access, { paidOn: '2026-01-01', category: 'fees', note: 'Paid twice' });
  const binnedCost = await anExpense(access);
  await expenses.remove(access, binnedCost.id, noon);
  const { url } = await offerPet(access, { email: next.email }, causedBy(owner));
  await acceptPet(keyOf(url), causedBy(next));

  expect(await db().expense.count({ where: { petId: access.petId } })).toBe(0);
  const { id } = await db().handover.findFirstOrThrow({ where: { petId: access.petId } });
  expect((await findProof(owner, id))?.left?.costs).toEqual([
    { visitedOn: '2026-01-01', clinic: null, category: 'fees', note: 'Paid twice', cents: 1000, currency: 'EUR' },
    { visitedOn: '2026-02-01', clinic: 'Sol', cents: 4850, currency: 'EUR' },
    { visitedOn: '2026-03-01', clinic: 'Kibble', category: 'food', note: null, cents: 1000, currency: 'EUR' },
  ]);
  expect((await findProof(next, id))?.left ?? null).toBeNull();
});

test('R17.4 export, import, bin and activity include costs', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  const access = await aPetOf(viewer);
  const { id, ...cost } = await anExpense(access, { title: 'Kibble', note: '12 kg' });
  const [exportedCost] = (await exported(viewer)).expenses;
  expect(exportedCost).toMatchObject({ id, paidOn: cost.paidOn, amountCents: 1000, currency: 'EUR', title: 'Kibble' });

  expect((await importAll(next, await exported(viewer))).imported).toEqual([true]);
  const { id: _, petId: __, createdAt, updatedAt, createdById, updatedById, ...fields } = exportedCost;
  expect((await exported(next)).expenses).toMatchObject([fields]);

  await expenses.remove(access, id, noon);
  const deletedKinds = (await getDeleted(access, { limit: 50 }, noon)).entries.items;
  expect(deletedKinds).toMatchObject([{ kind: 'expenses', id, title: 'Kibble' }]);
  const { items } = await listActivity(access, { limit: 50 }, after(1, 'minute'));
  const lines = items.filter(({ collection }) => collection === 'expenses').map(({ kind, shown }) => [kind, shown]);
  expect(lines).toMatchObject([
    ['removed', { title: 'Kibble', category: 'food' }],
    ['created', { title: 'Kibble', category: 'food' }],
  ]);
});

test('R17.8 suggests the currency of the latest cost, else the household’s', async () => {
  const viewer = await aViewer();
  const [access, other] = [await aPetOf(viewer), await aPetOf(viewer)];
  const currencyOf = async () => (await getCosts(access, viewer, noon)).currency;
  await anExpense(await aPetOf(await aViewer()), { currency: 'PLN' });
  expect(await currencyOf()).toBeNull();

  await aVisit(other, { costCents: 100, currency: 'USD' });
  expect(await currencyOf()).toBe('USD');
  await anExpense(access, { paidOn: '2026-01-02', currency: 'CLP' });
  await anExpense(access, { paidOn: '2026-01-01', currency: 'GBP' });
  await aVisit(access, { costCents: null, currency: 'CHF' });
  expect(await currencyOf()).toBe('CLP');
});

test('R17.7 a currency without decimals takes whole amounts, except for stored ones', async () => {
  const access = await aPetOf(await aViewer());
  const whole = { fields: { amountCents: 'entries.validation.wholeAmount?currency=CLP' } };
  await expect(anExpense(access, { currency: 'CLP', amountCents: 4550 })).rejects.toMatchObject({ detail: whole });
  const { id } = await anExpense(access, { amountCents: 4550 });
  const change = (patch: object) => expenses.update(access, id, expenses.patch(noon).parse(patch), author);
  await expect(change({ currency: 'CLP' })).rejects.toMatchObject({ detail: whole });
  const cost = { fields: { costCents: 'entries.validation.wholeAmount?currency=JPY' } };
  await expect(aVisit(access, { costCents: 1, currency: 'JPY' })).rejects.toMatchObject({ detail: cost });

  await db().expense.update({ where: { id }, data: { currency: 'CLP' } });
  expect(await change({ note: 'Paid in cash' })).toMatchObject({ amountCents: 4550, note: 'Paid in cash' });
  await expenses.remove(access, id, noon);
  expect(await expenses.restore(access, id, noon)).toMatchObject({ amountCents: 4550 });
});
