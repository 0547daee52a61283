import { db } from '@/lib/core/db/client';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { createCard } from '@/lib/records/vaccinations/mutations';
import { vaccinationCard } from '@/lib/records/vaccinations/schema';
import { withDatabase } from '../support/database';
import { aPetOf, aViewer, noon } from '../support/members';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: noon };
const cardOf = (entries: object[]) => vaccinationCard('2026-03-28').parse({ entries });
const monthly = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    vaccine: 'dog.rabies',
    givenOn: `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-07`,
  }));

test('R7.23 twenty entries of a card are written with their activity and source', async () => {
  const access = await aPetOf(await aViewer());

  const { entries } = await createCard(access, cardOf(monthly(20)), author);

  expect(entries).toHaveLength(20);
  expect(entries[19]).toMatchObject({ vaccine: 'dog.rabies', givenOn: '2025-08-07', source: { kind: 'typed' } });
  const { items } = await vaccinations.list(access, { limit: 50 });
  expect(items.map(({ id, status }) => [id, status])).toEqual(entries.map(({ id, status }) => [id, status]).reverse());
  const lines = { petId: access.petId, collection: 'vaccinations', kind: 'created' } as const;
  expect(await db().activity.count({ where: lines })).toBe(20);
});

test('R7.23 one refused entry writes nothing and is named by its position', async () => {
  const access = await aPetOf(await aViewer());
  const card = cardOf([...monthly(2), { vaccine: 'dog.dhp', givenOn: '2026-03-01', validUntil: '2026-02-01' }]);

  await expect(createCard(access, card, author)).rejects.toMatchObject({
    code: 'invalid',
    detail: { fields: { 'entries.2.validUntil': 'entries.validation.endBeforeStart' } },
  });

  expect((await vaccinations.list(access, { limit: 50 })).items).toEqual([]);
  expect(await db().activity.count({ where: { petId: access.petId, collection: 'vaccinations' } })).toBe(0);
});
