import { vaccinationCard } from '@/lib/records/vaccinations/schema';

const card = vaccinationCard('2026-03-28');
const rabies = { vaccine: 'dog.rabies', givenOn: '2025-03-07' };
const rabiesTimes = (count: number) => Array.from({ length: count }, () => rabies);
const _id = '018f3a5e-0000-7000-8000-000000000001';

test('R7.23 a card has one to twenty entries', () => {
  const acceptedCounts = [0, 1, 20, 21].filter((count) => card.safeParse({ entries: rabiesTimes(count) }).success);
  expect(acceptedCounts).toEqual([1, 20]);
});

test('R7.23 an empty row is refused and an omitted end stays empty', () => {
  const { error } = card.safeParse({ entries: [rabies, { vaccine: '', givenOn: '', validUntil: '', batch: '' }] });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['entries.1.vaccine', 'entries.1.givenOn']);
  const { entries } = card.parse({ entries: [{ ...rabies, validUntil: '', batch: '' }] });
  expect(entries).toEqual([expect.objectContaining({ ...rabies, validUntil: null, nextDueOn: null, batch: null })]);
});
