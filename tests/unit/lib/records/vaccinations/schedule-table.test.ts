import type { PlannedVaccine, ScheduleInput } from '@/lib/records/vaccinations/planned-vaccine';
import { schedule } from '@/lib/records/vaccinations/schedule';
import { dose, someAnimal, someDog } from '../../../../support/doses';

const today = someDog.today;
/** Born on a Sunday: 6 weeks old on 2026-10-25, 8 on 2026-11-08, 16 on 2027-01-03, 26 on 2027-03-14. */
const birthday = '2026-09-13';

function plan(vaccineId: string, input: Partial<ScheduleInput>): PlannedVaccine | undefined {
  const [type = ''] = vaccineId.split('.');
  return schedule(someAnimal({ type, ...input })).find((one) => one.vaccineId === vaccineId);
}
const days = (vaccine: string, ...givenDays: string[]) => givenDays.map((day) => dose(vaccine, day));

type Case = [string, string, Partial<ScheduleInput>, string | null, string, string];
const dhp = (...givenDays: string[]) => days('dog.dhp', ...givenDays);

// biome-ignore format: a case is a line
const cases: Case[] = [
  ['a puppy', 'dog.dhp', { dateOfBirth: birthday }, '2026-11-08', 'firstDose', 'overdue'],
  ['a newborn', 'dog.dhp', { dateOfBirth: '2026-11-20' }, '2027-01-15', 'firstDose', 'upcoming'],
  ['an unknown age', 'dog.dhp', { addedOn: today }, null, 'firstDoseUnknownAge', 'undated'],
  ['an unknown age, weeks later', 'dog.dhp', { addedOn: '2026-10-23' }, null, 'firstDoseUnknownAge', 'undated'],
  ['a new adult', 'dog.dhp', { dateOfBirth: '2020-01-01', addedOn: today }, null, 'firstDoseLate', 'undated'],
  ['an adult, weeks later', 'dog.rabies', { dateOfBirth: '2020-01-01', addedOn: '2026-10-23' }, null, 'firstDoseLate', 'undated'],
  ['a new puppy of 12 weeks', 'dog.dhp', { dateOfBirth: '2026-08-29', addedOn: today }, '2026-12-05', 'firstDoseLate', 'due_soon'],
  ['a puppy that grew up without a dose', 'dog.dhp', { dateOfBirth: '2026-06-01', addedOn: '2026-06-10' }, '2026-07-27', 'firstDoseLate', 'overdue'],
  ['a vaccine on request', 'dog.lyme', { dateOfBirth: '2020-01-01', extraVaccines: ['dog.lyme'] }, null, 'firstDoseLate', 'undated'],
  ['a puppy with one dose', 'dog.dhp', { dateOfBirth: birthday, doses: dhp('2026-11-10') }, '2026-12-08', 'youngSeries', 'due_soon'],
  ['a puppy of 15 weeks', 'dog.dhp', { dateOfBirth: birthday, doses: dhp('2026-11-10', '2026-12-30') }, '2027-01-27', 'youngSeries', 'upcoming'],
  ['a dose at 16 weeks', 'dog.dhp', { dateOfBirth: birthday, doses: dhp('2026-11-10', '2027-01-03') }, '2027-03-14', 'boosterAtAge', 'upcoming'],
  ['a dose at 25 weeks', 'dog.dhp', { dateOfBirth: birthday, doses: dhp('2026-11-10', '2027-01-03', '2027-03-07') }, '2027-04-04', 'boosterAtAge', 'upcoming'],
  ['a last first dose after 26 weeks', 'dog.dhp', { dateOfBirth: birthday, doses: dhp('2026-12-30', '2027-03-20') }, '2030-03-20', 'repeat', 'upcoming'],
  ['a booster at 26 weeks', 'dog.dhp', { dateOfBirth: birthday, doses: dhp('2026-11-10', '2027-01-03', '2027-03-14') }, '2030-03-14', 'repeat', 'upcoming'],
  ['AAHA after the first doses', 'dog.dhp', { dateOfBirth: birthday, profile: 'aaha', doses: dhp('2027-01-03') }, '2028-01-03', 'booster', 'upcoming'],
  ['an adult with one dose', 'dog.dhp', { doses: dhp('2026-01-10') }, '2027-01-10', 'booster', 'upcoming'],
  ['an adult with two doses three weeks apart', 'dog.dhp', { doses: dhp('2026-01-10', '2026-01-31') }, '2027-01-31', 'booster', 'upcoming'],
  ['an adult after the booster', 'dog.dhp', { doses: dhp('2025-01-10', '2026-01-10') }, '2029-01-10', 'repeat', 'upcoming'],
  ['rabies, no dose', 'dog.rabies', { dateOfBirth: birthday }, '2026-12-06', 'firstDose', 'due_soon'],
  ['rabies, one dose', 'dog.rabies', { doses: days('dog.rabies', '2025-11-01') }, '2026-11-01', 'booster', 'overdue'],
  ['rabies, no region', 'dog.rabies', { doses: days('dog.rabies', '2024-11-25', '2025-12-01') }, '2026-12-01', 'lawUnknown', 'due_soon'],
  ['rabies, a region whose law is unknown', 'dog.rabies', { region: 'US-CA', doses: days('dog.rabies', '2024-11-25', '2025-12-01') }, '2026-12-01', 'lawUnknown', 'due_soon'],
  ['rabies, no region, a vet’s date', 'dog.rabies', { doses: [dose('dog.rabies', '2025-12-01', { validUntil: '2028-12-01' })] }, '2028-12-01', 'vetValidUntil', 'upcoming'],
  ['rabies where no law asks', 'cat.rabies', { region: 'ES-RI', profile: 'aaha', doses: days('cat.rabies', '2024-11-01', '2025-11-01') }, '2028-11-01', 'repeat', 'upcoming'],
  ['rabies in Madrid', 'dog.rabies', { region: 'ES-MD', doses: days('dog.rabies', '2024-11-01', '2025-12-01') }, '2026-12-01', 'regionalLaw', 'due_soon'],
  ['rabies in La Rioja', 'dog.rabies', { region: 'ES-RI', doses: days('dog.rabies', '2024-11-01', '2025-12-01') }, '2027-12-01', 'regionalLaw', 'upcoming'],
  ['rabies in Aragón, by the label', 'dog.rabies', { region: 'ES-AR', doses: days('dog.rabies', '2024-11-01', '2025-12-01') }, '2028-12-01', 'repeat', 'upcoming'],
  ['a vet’s date in Madrid', 'dog.rabies', { region: 'ES-MD', doses: [dose('dog.rabies', '2025-12-01', { validUntil: '2028-12-01' })] }, '2028-12-01', 'vetValidUntil', 'upcoming'],
  ['a vet’s two dates for rabies', 'dog.rabies', { doses: [dose('dog.rabies', '2025-12-01', { validUntil: '2028-12-01', nextDueOn: '2026-12-01' })] }, '2028-12-01', 'vetValidUntil', 'upcoming'],
  ['a vet’s next date', 'dog.dhp', { doses: [dose('dog.dhp', '2025-12-01', { validUntil: '2028-12-01', nextDueOn: '2026-12-01' })] }, '2026-12-01', 'vetNextDue', 'due_soon'],
  ['a vet’s end before the next date', 'dog.dhp', { doses: [dose('dog.dhp', '2025-12-01', { validUntil: '2026-12-01', nextDueOn: '2028-12-01' })] }, '2026-12-01', 'vetValidUntil', 'due_soon'],
  ['lepto, one dose', 'dog.lepto', { doses: days('dog.lepto', '2026-11-01') }, '2026-11-29', 'series', 'due_soon'],
  ['lepto, the second dose after 9 weeks', 'dog.lepto', { doses: days('dog.lepto', '2026-08-01', '2026-10-03') }, '2026-10-31', 'seriesRestarted', 'overdue'],
  ['lepto, two doses', 'dog.lepto', { doses: days('dog.lepto', '2026-10-01', '2026-10-29') }, '2027-10-29', 'booster', 'upcoming'],
  ['lepto, seven months late', 'dog.lepto', { doses: days('dog.lepto', '2025-03-01', '2025-03-29', '2026-10-30') }, '2026-11-27', 'seriesRestarted', 'due_soon'],
  ['lepto, lapsed', 'dog.lepto', { doses: days('dog.lepto', '2025-03-01', '2025-03-29') }, '2026-03-29', 'booster', 'lapsed'],
  ['LetiFend', 'dog.leish', { doses: [dose('Leishmaniosis', '2026-10-01', { product: 'LetiFend' })] }, '2027-10-01', 'repeat', 'upcoming'],
  ['CaniLeish', 'dog.leish', { doses: [dose('Leishmaniosis', '2026-10-01', { product: 'CaniLeish' })] }, '2026-10-22', 'series', 'overdue'],
  ['a kitten', 'cat.rcp', { dateOfBirth: birthday, doses: days('cat.rcp', '2026-11-10') }, '2026-12-08', 'youngSeries', 'due_soon'],
  ['a kitten at 16 weeks, AAHA', 'cat.rcp', { dateOfBirth: birthday, profile: 'aaha', doses: days('cat.rcp', '2026-11-10', '2027-01-03') }, '2027-03-13', 'boosterAtAge', 'upcoming'],
  ['an adult cat with one dose', 'cat.rcp', { doses: days('cat.rcp', '2026-11-10') }, '2026-12-08', 'series', 'due_soon'],
  ['an adult cat, third dose a year later', 'cat.rcp', { doses: days('cat.rcp', '2025-09-01', '2025-10-01', '2026-10-01') }, '2029-10-01', 'repeat', 'upcoming'],
  ['an outdoor cat', 'cat.rcp', { highRisk: true, doses: days('cat.rcp', '2025-09-01', '2025-10-01', '2026-10-01') }, '2027-10-01', 'highRisk', 'upcoming'],
  ['a kitten and leukaemia', 'cat.felv', { dateOfBirth: birthday }, '2026-11-08', 'firstDose', 'overdue'],
  ['a rabbit', 'rabbit.myxo-rhd', { dateOfBirth: '2026-10-01' }, '2026-11-19', 'firstDose', 'overdue'],
  ['a rabbit with a dose', 'rabbit.myxo-rhd', { doses: days('Nobivac Myxo-RHD Plus', '2026-01-15') }, '2027-01-15', 'repeat', 'upcoming'],
  ['a young ferret', 'ferret.cdv', { dateOfBirth: birthday, doses: days('ferret.cdv', '2026-11-10') }, '2026-12-01', 'youngSeries', 'due_soon'],
  ['a ferret in Madrid', 'ferret.rabies', { region: 'ES-MD', doses: days('rabia', '2026-01-15') }, '2027-01-15', 'repeat', 'upcoming'],
  ['a foal', 'horse.tetanus', { dateOfBirth: '2026-06-30' }, '2026-11-30', 'firstDose', 'due_soon'],
  ['a foal with one dose', 'horse.tetanus', { dateOfBirth: '2026-05-30', doses: days('horse.tetanus', '2026-11-01') }, '2026-12-06', 'series', 'due_soon'],
  ['a foal with two doses', 'horse.tetanus', { dateOfBirth: '2026-05-30', doses: days('horse.tetanus', '2026-11-01', '2026-12-06') }, '2027-04-30', 'seriesStepAge', 'upcoming'],
  ['a horse at risk', 'horse.wnv', { highRisk: true, doses: days('horse.wnv', '2026-09-01', '2026-10-06') }, '2027-04-06', 'highRisk', 'upcoming'],
  ['an adult horse, third flu dose', 'horse.flu', { doses: days('horse.flu', '2026-01-01', '2026-01-29') }, '2026-06-29', 'series', 'overdue'],
];

test.each(cases)('R7.3 %s: %s', (_, vaccineId, input, due, key, status) => {
  const plannedVaccine = plan(vaccineId, input);
  expect(plannedVaccine && [plannedVaccine.due, plannedVaccine.rule.key, plannedVaccine.status]).toEqual([
    due,
    key,
    status,
  ]);
  expect(plannedVaccine?.sources.join()).toMatch(/\w{4,}/);
});
