import { allVaccines, findVaccine, terms, vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import { antigensIn, doseMatcher } from '@/lib/records/vaccinations/dose-matching';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import { dose } from '../../../../support/doses';

const day = '2026-06-01';
const countsFor = (type: string, ...doses: ScheduleDose[]) => {
  const daysOf = doseMatcher(doses, vaccinesOf(type));
  return vaccinesOf(type)
    .filter((vaccine) => daysOf(vaccine).length > 0)
    .map(({ id }) => id);
};
const heldBy = (vaccine: string) => [...antigensIn({ vaccine, product: null, antigens: [] })].sort();

// The first test of the suite, because names are learnt once.
test('R7.3 every name of the catalogue is read as a whole', () => {
  const unread = allVaccines().flatMap(({ id, species, name }) =>
    [id, name.en, name.es].filter((text) => !countsFor(species, dose(text, day)).includes(id)),
  );
  expect(unread).toEqual([]);
  for (const { antigens } of allVaccines()) for (const one of antigens) expect(heldBy(one)).toContain(one);
  for (const { for: means, said } of terms) {
    const antigens = means.flatMap((one) => findVaccine(one)?.antigens ?? [one]).sort();
    expect(said.map((one) => [one, heldBy(one)])).toEqual(said.map((one) => [one, antigens]));
  }
  expect(heldBy('Corona')).toEqual([]);
  expect(countsFor('dog', dose('Kennel cough, injected', day))).toEqual(['dog.bordetella.inj']);
});

test.each([
  ['dog', 'Kennel cough', ['dog.bordetella.in']],
  ['dog', 'Tos de las perreras, inyectable', ['dog.bordetella.inj']],
  ['dog', 'dog.bordetella.inj', ['dog.bordetella.inj']],
  ['rabbit', 'RHD2', ['rabbit.rhd2']],
  ['rabbit', 'Medgene RHD2', ['rabbit.rhd2.us']],
])('R7.3 for a %s, “%s” counts for %j alone', (type, vaccine, expected) => {
  expect(countsFor(type, dose(vaccine, day))).toEqual(expected);
});

test('R7.3 the product and the antigens of a dose name what it holds', () => {
  expect([...antigensIn({ vaccine: 'Yearly', product: 'Nobivac L4', antigens: ['Own', 'Rabies'] })]).toEqual([
    'Leptospira',
    'Rabies',
  ]);
});

test('R7.3 a smaller vaccine given as such is part of a larger', () => {
  const parts = [dose('rabbit.rhd', day), dose('Myxomatosis', day)];
  expect(countsFor('rabbit', ...parts)).toContain('rabbit.myxo-rhd');
});

test('R7.3 vaccines that share one antigen of two are not the same', () => {
  const [influenza] = vaccinesOf('dog').filter(({ id }) => id === 'dog.civ');
  if (!influenza) throw new Error('The catalogue has canine influenza.');
  const other = { ...influenza, id: 'dog.other', antigens: ['H3N2', 'Leptospira'] };
  expect(doseMatcher([dose('H3N2 + lepto', day)], [influenza, other])(other)).toHaveLength(1);
});

test('R7.3 of one day’s doses the later date stands, in any order', () => {
  const rabies = findVaccine('dog.rabies');
  if (!rabies) throw new Error('The catalogue has rabies.');
  const a = dose('Rabies', day, { id: 'a', validUntil: '2027-06-01', nextDueOn: '2027-05-01' });
  const b = dose('Rabies', day, { id: 'b', validUntil: '2029-06-01' });
  const expected = { day, ids: ['a', 'b'], validUntil: '2029-06-01', nextDueOn: '2027-05-01' };

  expect(doseMatcher([a, b], vaccinesOf('dog'))(rabies)).toMatchObject([expected]);
  expect(doseMatcher([b, a], vaccinesOf('dog'))(rabies)).toMatchObject([expected]);
});
