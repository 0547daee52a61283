import { allVaccines, findVaccine, terms, vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import { antigensIn, doseMatcher } from '@/lib/records/vaccinations/dose-matching';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import { dose } from '../../../../support/doses';

const day = '2026-06-01';
const countFor = (type: string, ...doses: ScheduleDose[]) => {
  const daysOf = doseMatcher(doses, vaccinesOf(type));
  return vaccinesOf(type)
    .filter((vaccine) => daysOf(vaccine).length > 0)
    .map(({ id }) => id);
};
const antigensOf = (vaccine: string) => [...antigensIn({ vaccine, product: null, antigens: [] })].sort();

// Must be the first test of the file: the matcher caches names, and this test must see them uncached.
test('R7.3 recognizes every catalog name completely', () => {
  const unreadNames = allVaccines().flatMap(({ id, species, name }) =>
    [id, name.en, name.es].filter((text) => !countFor(species, dose(text, day)).includes(id)),
  );
  expect(unreadNames).toEqual([]);
  for (const { antigens } of allVaccines()) for (const one of antigens) expect(antigensOf(one)).toContain(one);
  for (const { for: means, said } of terms) {
    const antigens = means.flatMap((one) => findVaccine(one)?.antigens ?? [one]).sort();
    expect(said.map((one) => [one, antigensOf(one)])).toEqual(said.map((one) => [one, antigens]));
  }
  expect(antigensOf('Corona')).toEqual([]);
  expect(countFor('dog', dose('Kennel cough, injected', day))).toEqual(['dog.bordetella.inj']);
});

test.each([
  ['dog', 'Kennel cough', ['dog.bordetella.in']],
  ['dog', 'Tos de las perreras, inyectable', ['dog.bordetella.inj']],
  ['dog', 'dog.bordetella.inj', ['dog.bordetella.inj']],
  ['rabbit', 'RHD2', ['rabbit.rhd2']],
  ['rabbit', 'Medgene RHD2', ['rabbit.rhd2.us']],
  ['rabbit', 'RHD', []],
  ['rabbit', 'Enfermedad hemorrágica', []],
  ['cat', 'Tetravalente felina', []],
  ['cat', 'Leucofeligen FeLV', ['cat.rcp', 'cat.felv']],
])('R7.3 for a %s, “%s” counts only for %j', (type, vaccine, expected) => {
  expect(countFor(type, dose(vaccine, day))).toEqual(expected);
});

test('R7.3 product and antigens of a dose determine its contents', () => {
  expect([...antigensIn({ vaccine: 'Yearly', product: 'Nobivac L4', antigens: ['Own', 'Rabies'] })]).toEqual([
    'Leptospira',
    'Rabies',
  ]);
});

test('R7.3 separate smaller vaccines count for the combined vaccine', () => {
  const parts = [dose('rabbit.rhd', day), dose('Myxomatosis', day)];
  expect(countFor('rabbit', ...parts)).toContain('rabbit.myxo-rhd');
});

test('R7.3 vaccines sharing only one of two antigens are different', () => {
  const [influenza] = vaccinesOf('dog').filter(({ id }) => id === 'dog.civ');
  if (!influenza) throw new Error('The catalogue has canine influenza.');
  const other = { ...influenza, id: 'dog.other', antigens: ['H3N2', 'Leptospira'] };
  expect(doseMatcher([dose('H3N2 + lepto', day)], [influenza, other])(other)).toHaveLength(1);
});

const daysOf = (id: string, ...doses: ScheduleDose[]) => {
  const vaccine = findVaccine(id);
  if (!vaccine) throw new Error(`The catalogue has ${id}.`);
  return [doses, doses.toReversed()].map((orderedDoses) =>
    doseMatcher(orderedDoses, vaccinesOf(vaccine.species))(vaccine),
  );
};

test.each([
  [
    { validUntil: '2027-06-01', nextDueOn: '2027-05-01' },
    { validUntil: '2029-06-01', nextDueOn: null },
  ],
  [
    { validUntil: null, nextDueOn: '2029-05-01' },
    { validUntil: '2027-06-01', nextDueOn: null },
  ],
  [
    { validUntil: null, nextDueOn: null },
    { validUntil: null, nextDueOn: '2027-06-01' },
  ],
  [
    { validUntil: '2027-06-01', nextDueOn: '2027-01-01' },
    { validUntil: '2027-06-01', nextDueOn: '2027-05-01' },
  ],
])('R7.20 on the same day, %j loses to %j as a whole', (other, standing) => {
  const doses = [dose('Rabies', day, { id: 'a', ...other }), dose('Rabies', day, { id: 'b', ...standing })];
  for (const days of daysOf('dog.rabies', ...doses)) {
    expect(days).toMatchObject([{ day, ids: ['a', 'b'], ...standing }]);
    expect(days).toHaveLength(1);
  }
});

test.each([
  [{ validUntil: '2027-06-01' }, { validUntil: '2028-06-01' }, { validUntil: '2027-06-01', nextDueOn: null }],
  [
    { validUntil: '2027-06-01', nextDueOn: '2027-05-01' },
    { validUntil: '2028-06-01', nextDueOn: '2027-03-01' },
    { validUntil: '2027-06-01', nextDueOn: '2027-03-01' },
  ],
  [{ validUntil: '2027-06-01' }, {}, { validUntil: null, nextDueOn: '2027-06-01' }],
  [{}, {}, { validUntil: null, nextDueOn: null }],
])('R7.20 parts with %j and %j together end at %j', (rhd, myxo, together) => {
  const parts = [dose('rabbit.rhd', day, { id: 'a', ...rhd }), dose('Myxomatosis', day, { id: 'b', ...myxo })];
  for (const days of daysOf('rabbit.myxo-rhd', ...parts)) expect(days).toMatchObject([together]);
});

test('R7.20 a record of the whole combination overrides a record of a part', () => {
  const whole = dose('rabbit.myxo-rhd', day, { id: 'a', validUntil: '2027-06-01' });
  const part = dose('Myxomatosis', day, { id: 'b', validUntil: '2026-12-01' });
  for (const days of daysOf('rabbit.myxo-rhd', whole, part)) expect(days).toMatchObject([{ validUntil: '2027-06-01' }]);
});
