import {
  allVaccines,
  datedName,
  findVaccine,
  guidelineName,
  isLawKnown,
  profileOf,
  rabiesDutyOf,
  rabiesRuleName,
  sourceTitles,
} from '@/lib/records/vaccinations/catalogue';
import { addDuration, type Duration } from '@/lib/records/vaccinations/durations';
import type { PlanProfile } from '@/lib/records/vaccinations/vocabulary';

const rioja = { country: 'ES', region: 'ES-RI' };
const madrid = { country: 'ES', region: 'ES-MD' };
const california = { country: 'US', region: 'US-CA' };
const nowhere = { country: null, region: null };

const ageOf = (age: Duration) => addDuration('2026-01-01', age);

test('R7.3 only regions in the table have a known rabies law', () => {
  const homes = ['ES-MD', 'ES-CT', 'US-CA', 'toString', '', null].map((region) => ({ country: 'ES', region }));
  expect(homes.map(isLawKnown)).toEqual([true, true, false, false, false, false]);
  expect(rabiesDutyOf('dog', rioja)?.every).toBe('P2Y');
  expect([rabiesDutyOf('cat', rioja), rabiesDutyOf('dog', california), rabiesDutyOf('dog', nowhere)]).toEqual([
    ...[null, null, null],
  ]);
  expect(isLawKnown({ country: 'GB', region: null })).toBe(true);
  expect(rabiesDutyOf('dog', { country: 'GB', region: null })?.every ?? null).toBeNull();
});

test('R7.11 each source of a vaccine states its year', () => {
  const keys = [...new Set([...allVaccines().flatMap(({ sources }) => sources), 'ES-RAB', 'GB-RAB'])];
  const titles = keys.map((key) => sourceTitles([key])[0]);
  expect(titles.filter((title) => !/\b20[0-2]\d\b|576\/2013/.test(title ?? ''))).toEqual([]);
});

// The schedule assumes these properties of the catalog.
test('R7.3 related vaccines of a species contain each other’s antigens', () => {
  for (const one of allVaccines()) {
    const relatedVaccines = allVaccines().filter(
      ({ species, antigens }) =>
        species === one.species &&
        antigens.length >= one.antigens.length &&
        antigens.some((antigen) => one.antigens.includes(antigen)),
    );
    for (const { antigens } of relatedVaccines) expect(antigens).toEqual(expect.arrayContaining(one.antigens));
  }
});

test('R7.3 only core and conditional vaccines take their validity from the vet', () => {
  const classes = allVaccines().flatMap((one) => (one.validityFromVet ? Object.values(one.class) : []));
  expect(new Set(classes)).toEqual(new Set(['core', 'conditional']));
});

test('R7.3 every vaccine has a repeat interval, and boosters have a date rule', () => {
  for (const { repeat, booster } of allVaccines()) {
    expect(repeat.every).toMatch(/^P/);
    for (const one of Object.values(booster ?? {})) {
      const keys = Object.keys(one).sort();
      expect([['afterLast'], ['adult', 'atAge', 'minAfterLast']]).toContainEqual(keys);
    }
  }
});

test('R7.3 the primary series is due by adulthood, with intervals between doses', () => {
  for (const { primary } of allVaccines()) {
    const { young, adult, any } = primary;
    if (adult) expect(ageOf(adult.targetAge) <= ageOf(young?.ageBelow ?? '')).toBe(true);
    if (any) expect(ageOf(any.targetAge) <= ageOf('P12M')).toBe(true);
    for (const series of [young, adult, any]) {
      if (!series || series.interval) continue;
      expect(series.steps ?? []).toHaveLength((series.doses ?? 1) - 1);
    }
  }
});

test('R7.11 a message about an estimated date marks it as estimated', () => {
  const name = { en: 'Rabies', es: 'Rabia' };
  expect(datedName({ name, certain: 'vet' })).toEqual(name);
  expect(datedName({ name, certain: 'computed' })).toEqual({
    ...{ en: 'Rabies (estimated date)', es: 'Rabia (fecha estimada)' },
  });
});

test('R7.11 every vaccine names its guideline', () => {
  const names = allVaccines().flatMap((vaccine) =>
    Object.keys(vaccine.class).map((profile) => guidelineName(vaccine, profile as PlanProfile)),
  );
  expect(names.filter(({ en, es }) => en === '' || es === '')).toEqual([]);
  expect(allVaccines().filter((vaccine) => guidelineName(vaccine, 'wsava') === vaccine.name)).toEqual([]);
  const dhp = findVaccine('dog.dhp');
  expect(dhp && [guidelineName(dhp, 'wsava').en, guidelineName(dhp, 'aaha').en]).toEqual(['WSAVA 2024', 'AAHA 2022']);
  expect(rabiesRuleName(madrid).en).toBe('the rabies rule of Madrid');
  expect(rabiesRuleName(madrid).es).toBe('la norma sobre la rabia en Madrid');
  expect(rabiesRuleName(nowhere).en).toMatch(/one year/);
});

test.each([
  ['dog', 'US', 'aaha'],
  ['cat', 'US', 'aaha'],
  ['dog', 'GB', 'wsava'],
  ['cat', 'DE', 'wsava'],
  ['dog', null, 'wsava'],
  ['horse', 'GB', 'beva'],
  ['horse', 'ES', 'beva'],
  ['horse', 'US', 'aaep'],
  ['rabbit', 'US', 'label'],
  ['ferret', 'GB', 'afa'],
] as const)('R7.12 the guideline of a %s in %s is %s', (type, country, expected) => {
  expect(profileOf({ type, country, vaccineProfile: null })).toBe(expected);
});

test('R7.12 owners of dogs and cats may choose another guideline', () => {
  expect(profileOf({ type: 'dog', country: 'US', vaccineProfile: 'wsava' })).toBe('wsava');
  expect(profileOf({ type: 'horse', country: 'US', vaccineProfile: 'wsava' })).toBe('aaep');
});
