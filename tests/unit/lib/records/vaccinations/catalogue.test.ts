import {
  allVaccines,
  datedName,
  findVaccine,
  guidelineName,
  isKnownRegion,
  rabiesDutyOf,
  rabiesRuleName,
} from '@/lib/records/vaccinations/catalogue';
import { addDuration, type Duration } from '@/lib/records/vaccinations/durations';
import type { PlanProfile } from '@/lib/records/vaccinations/vocabulary';

const ageOf = (age: Duration) => addDuration('2026-01-01', age);

test('R7.3 only regions of the table have a known rabies law', () => {
  expect(['ES-MD', 'ES-CT', 'US-CA', 'toString', '', null].map(isKnownRegion)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
  expect(rabiesDutyOf('dog', 'ES-RI')?.every).toBe('P2Y');
  expect([rabiesDutyOf('cat', 'ES-RI'), rabiesDutyOf('dog', 'US-CA'), rabiesDutyOf('dog', null)]).toEqual([
    ...[null, null, null],
  ]);
});

// The schedule takes these for granted.
test('R7.3 vaccines of a species that share antigens hold each other', () => {
  for (const one of allVaccines()) {
    const related = allVaccines().filter(
      ({ species, antigens }) =>
        species === one.species &&
        antigens.length >= one.antigens.length &&
        antigens.some((antigen) => one.antigens.includes(antigen)),
    );
    for (const { antigens } of related) expect(antigens).toEqual(expect.arrayContaining(one.antigens));
  }
});

test('R7.3 a vet’s validity decides only where a guideline or law asks', () => {
  const classes = allVaccines().flatMap((one) => (one.validityFromVet ? Object.values(one.class) : []));
  expect(new Set(classes)).toEqual(new Set(['core', 'conditional']));
});

test('R7.3 every vaccine is repeated, a booster has its day', () => {
  for (const { repeat, booster } of allVaccines()) {
    expect(repeat.every).toMatch(/^P/);
    for (const one of Object.values(booster ?? {})) {
      const keys = Object.keys(one).sort();
      expect([['afterLast'], ['adult', 'atAge', 'minAfterLast']]).toContainEqual(keys);
    }
  }
});

test('R7.3 first doses are due by adulthood, each after another one', () => {
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

test('R7.11 a message about an estimated date says so', () => {
  const name = { en: 'Rabies', es: 'Rabia' };
  expect(datedName({ name, certain: 'vet' })).toEqual(name);
  expect(datedName({ name, certain: 'computed' })).toEqual({
    ...{ en: 'Rabies (estimated date)', es: 'Rabia (fecha estimada)' },
  });
});

test('R7.11 every vaccine has a guideline with a name', () => {
  const names = allVaccines().flatMap((vaccine) =>
    Object.keys(vaccine.class).map((profile) => guidelineName(vaccine, profile as PlanProfile)),
  );
  expect(names.filter(({ en, es }) => en === '' || es === '')).toEqual([]);
  expect(allVaccines().filter((vaccine) => guidelineName(vaccine, 'wsava') === vaccine.name)).toEqual([]);
  const dhp = findVaccine('dog.dhp');
  expect(dhp && [guidelineName(dhp, 'wsava').en, guidelineName(dhp, 'aaha').en]).toEqual(['WSAVA 2024', 'AAHA 2022']);
  expect(rabiesRuleName('ES-MD').en).toBe('the rabies rule of Madrid');
  expect(rabiesRuleName('ES-MD').es).toBe('la norma sobre la rabia en Madrid');
  expect(rabiesRuleName(null).en).toMatch(/one year/);
});
