import { guidelineName, type Vaccine, vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import { dueVaccinations, statusesOn } from '@/lib/records/vaccinations/due';
import { doseStamps } from '@/lib/records/vaccinations/stamp';
import { protectionOf, recordedDue, recordedStatus, urgencyOf } from '@/lib/records/vaccinations/status';
import { dose } from '@/tests/support/doses';
import { knownPets, linesById, today } from '@/tests/support/vaccinated-pets';

test.each(knownPets.map((knownPet) => [knownPet.name, knownPet] as const))(
  'R7.11 %s has the expected vaccination statuses',
  (_, { pet, doses, expected }) => {
    expect(linesById(statusesOn(pet, doses, today))).toEqual(expected);
  },
);

test.each([
  ['WSAVA 2024', 'dog', 'wsava'],
  ['the AAEP guidelines', 'horse', 'aaep'],
  ['the American Ferret Association policy', 'ferret', 'afa'],
] as const)('R7.12 estimates name %s even if another source comes first', (name, species, profile) => {
  const [vaccine] = vaccinesOf(species);
  const others = { ...vaccine, sources: ['EU-RAB', 'FEI', ...(vaccine?.sources ?? []).toReversed()] } as Vaccine;
  expect(guidelineName(others, profile).en).toBe(name);
});

test.each([
  ['horse.flu', 'repeat', 'the BEVA statements'],
  ['horse.flu', 'highRisk', 'the AAEP guidelines'],
  ['horse.tetanus', 'series', 'the AAEP guidelines'],
  ['horse.tetanus', 'repeat', 'our own choice, as products differ'],
  ['horse.wnv', 'repeat', 'the AAEP guidelines'],
  ['horse.ehv', 'series', 'the AAEP guidelines'],
] as const)('R7.12 in Great Britain, the source of %s (%s) is %s', (id, part, name) => {
  const vaccine = vaccinesOf('horse').find((one) => one.id === id) as Vaccine;
  expect(guidelineName(vaccine, 'beva', part).en).toBe(name);
});

test('R7.11 the earlier of two recorded dates is due, or the only one', () => {
  expect(recordedDue({ validUntil: '2027-01-01', nextDueOn: '2026-12-01' })).toBe('2026-12-01');
  expect(recordedDue({ validUntil: '2027-01-01', nextDueOn: null })).toBe('2027-01-01');
  expect(recordedDue({ validUntil: null, nextDueOn: '2026-12-01' })).toBe('2026-12-01');
  expect(recordedDue({ validUntil: null, nextDueOn: null })).toBeNull();
});

test('R7.11 estimates count as valid, and expired doses protected until their end', () => {
  const guideline = { en: 'WSAVA 2024', es: 'WSAVA 2024' };
  expect(urgencyOf({ kind: 'estimated', until: '2027-01-01', guideline })).toBe('valid');
  const expiredStatus = recordedStatus({ validUntil: '2026-01-01', nextDueOn: null }, today);
  expect([expiredStatus.kind, protectionOf(expiredStatus)?.until]).toEqual(['expired', '2026-01-01']);
});

test.each([
  [{ validUntil: '2027-10-01' }, 'vetValidUntil'],
  [{ nextDueOn: '2027-10-01' }, 'vetNextDue'],
  [{ validUntil: '2027-10-01', nextDueOn: '2027-04-01' }, 'vetNextDue'],
  [{}, 'noDate'],
] as const)('R7.11 a vaccine without guideline and with %o follows the rule %s', (dates, key) => {
  const [knownPet] = knownPets;
  if (!knownPet) throw new Error('there is no pet');
  const plannedVaccines = dueVaccinations(knownPet.pet, [dose('Corona', '2026-10-01', dates)], today);
  expect(plannedVaccines.find(({ vaccineId }) => vaccineId === 'Corona')?.rule.key).toBe(key);
});

test('R7.11 marks only the last dose as given before the chip', () => {
  const [knownPet] = knownPets;
  if (!knownPet) throw new Error('there is no pet');
  const pet = { ...knownPet.pet, microchippedOn: '2026-02-01' };
  const doses = [dose('dog.rabies', '2024-01-10'), dose('dog.rabies', '2026-01-10')];
  const stamps = doseStamps(doses, dueVaccinations(pet, doses, today), today);
  expect(stamps.map(({ id, beforeChip }) => [id, beforeChip])).toEqual([
    ['dog.rabies@2026-01-10', true],
    ['dog.rabies@2024-01-10', false],
  ]);
});
