import { dateOf, estimateOf, type VaccinationStatus } from '@/lib/records/vaccinations/status';
import type { VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import { dose } from './doses';

export const today = '2026-11-21';

export interface KnownPet {
  name: string;
  pet: VaccinatedPet;
  doses: Vaccination[];
  expected: Record<string, string>;
}

type Dates = Partial<Pick<Vaccination, 'validUntil' | 'nextDueOn' | 'product'>>;
type Given = [vaccine: string, givenOn: string, status: string, dates?: Dates];

const unwritten = {
  ...{ manufacturer: null, batch: null, vetName: null, clinic: null, document: null, reaction: null, note: null },
};

const knownPet: VaccinatedPet = {
  ...{ type: 'dog', dateOfBirth: '2015-05-01', deceasedOn: null, vaccineProfile: null, country: null, region: null },
  ...{ extraVaccines: [], highRisk: false, microchippedOn: null, createdAt: '2024-01-01T12:00:00.000Z' },
};

function pets(type: string, cases: [name: string, pet: Partial<VaccinatedPet>, given: Given[]][]): KnownPet[] {
  return cases.map(([name, pet, givenDoses]) => {
    const doses = givenDoses.map(([vaccine, givenOn, , dates]) => ({ ...dose(vaccine, givenOn, dates), ...unwritten }));
    const expected = Object.fromEntries(
      givenDoses.map(([vaccine, givenOn, status]) => [`${vaccine}@${givenOn}`, status]),
    );
    return { name: `${type}, ${name}`, pet: { ...knownPet, type, ...pet }, doses, expected };
  });
}

const catalonia = { country: 'ES', region: 'ES-CT' };
const madrid = { country: 'ES', region: 'ES-MD' };
const us = { country: 'US', region: 'US-CA' };
const gb = { country: 'GB' };
const de = { country: 'DE' };
const puppy = { dateOfBirth: '2026-08-01', createdAt: '2026-08-10T12:00:00.000Z' };

// biome-ignore format: a pet is a line
const dogs = pets('dog', [
  ['ES, rabies of 2019 without an end', catalonia, [['dog.rabies', '2019-03-01', 'overdue 2020-03-01 WSAVA 2024']]],
  ['ES, rabies of 2019 where law asks each year', madrid, [['dog.rabies', '2019-03-01', 'overdue 2020-03-01 WSAVA 2024']]],
  ['GB, rabies of 2019 without an end', gb, [['dog.rabies', '2019-03-01', 'overdue 2020-03-01 WSAVA 2024']]],
  ['US, rabies of 2019 without an end', us, [['dog.rabies', '2019-03-01', 'overdue 2020-03-01 AAHA 2022']]],
  ['DE, rabies with a recorded end', de, [['dog.rabies', '2026-01-10', 'valid 2029-01-10', { validUntil: '2029-01-10' }]]],
  ['DE, rabies that ended', de, [['dog.rabies', '2022-01-10', 'expired 2025-01-10', { validUntil: '2025-01-10' }]]],
  ['DE, rabies that ends soon', de, [['dog.rabies', '2023-12-05', 'boosterDue 2026-12-05', { validUntil: '2026-12-05' }]]],
  ['ES, rabies without an end, this year', madrid, [['dog.rabies', '2026-03-01', 'estimated 2027-03-01 WSAVA 2024']]],
  ['DE, rabies with a next date only', de, [['dog.rabies', '2026-01-10', 'boosterDue 2029-01-10', { nextDueOn: '2029-01-10' }]]],
  ['DE, a next date that has passed', de, [['dog.dhp', '2020-01-10', 'overdue 2021-01-10', { nextDueOn: '2021-01-10' }]]],
  ['DE, a next date before the end', de, [['dog.dhp', '2025-01-10', 'overdue 2026-10-01', { nextDueOn: '2026-10-01', validUntil: '2028-01-10' }]]],
  ['GB, distemper estimated', gb, [['dog.dhp', '2024-02-01', 'superseded'], ['dog.dhp', '2026-02-01', 'estimated 2029-02-01 WSAVA 2024']]],
  ['US, one dose of leptospirosis', us, [['dog.lepto', '2026-11-01', 'boosterDue 2026-11-29 missing 1 AAHA 2022, updated 2024']]],
  ['GB, one dose of leptospirosis, lapsed', gb, [['dog.lepto', '2020-11-01', 'overdue 2020-11-29 missing 2 WSAVA 2024']]],
  ['GB, leptospirosis complete', gb, [['dog.lepto', '2026-05-01', 'superseded'], ['dog.lepto', '2026-05-29', 'estimated 2027-05-29 WSAVA 2024']]],
  ['ES, a puppy with one dose', { ...puppy, ...madrid }, [['dog.dhp', '2026-10-01', 'overdue 2026-10-29 missing 1 WSAVA 2024']]],
  ['ES, a puppy dosed too early', { ...puppy, ...madrid }, [['dog.dhp', '2026-08-20', 'tooEarly']]],
  ['DE, a second dose too early', de, [['dog.lepto', '2026-11-01', 'boosterDue 2026-11-29 missing 1 WSAVA 2024'], ['dog.lepto', '2026-11-05', 'tooEarly']]],
  ['DE, rabies before the chip', { ...de, microchippedOn: '2026-02-01' }, [['dog.rabies', '2026-01-10', 'valid 2029-01-10', { validUntil: '2029-01-10' }]]],
  ['DE, old rabies before the chip', { ...de, microchippedOn: '2026-02-01' }, [['dog.rabies', '2019-01-10', 'overdue 2020-01-10 WSAVA 2024']]],
  ['GB, leptospirosis each year by a recorded end', gb, [['dog.lepto', '2025-03-01', 'superseded', { validUntil: '2026-03-01' }], ['dog.lepto', '2026-03-01', 'estimated 2027-03-01 WSAVA 2024']]],
  ['US, kennel cough eight years after one with an end', us, [['dog.bordetella.inj', '2018-03-01', 'superseded', { validUntil: '2019-03-01' }], ['dog.bordetella.inj', '2026-03-01', 'overdue 2026-03-29 missing 2 AAHA 2022']]],
  ['GB, leptospirosis each year, first doses unrecorded', gb, [['dog.lepto', '2025-03-01', 'superseded'], ['dog.lepto', '2026-03-01', 'overdue 2026-03-29 missing 2 WSAVA 2024']]],
  ['GB, kennel cough of 2018', gb, [['dog.bordetella.in', '2018-06-01', 'overdue 2019-06-01 WSAVA 2024']]],
  ['US, kennel cough injected after nasal', us, [['dog.bordetella.in', '2024-06-01', 'superseded'], ['dog.bordetella.inj', '2026-06-01', 'overdue 2026-06-29 missing 2 AAHA 2022']]],
  ['ES, leishmaniosis typed freely', catalonia, [['Leishmaniosis', '2026-06-01', 'estimated 2027-06-01 our table (LetiFend, EMA)', { product: 'LetiFend' }]]],
  ['GB, a combination typed freely', gb, [['Nobivac DHPPi + L4', '2026-06-01', 'overdue 2026-06-29 missing 2 WSAVA 2024']]],
  ['DE, a vaccine that nobody knows', de, [['Corona', '2019-06-01', 'noEndDate']]],
  ['DE, a vaccine that nobody knows, with an end', de, [['Corona', '2019-06-01', 'expired 2020-06-01', { validUntil: '2020-06-01' }]]],
  ['US, parainfluenza alone, hidden from plans', us, [['dog.cpiv', '2019-06-01', 'noEndDate']]],
  ['ES, that died', { ...catalonia, deceasedOn: '2026-01-01' }, [['dog.rabies', '2019-03-01', 'noEndDate']]],
  ['GB, of unknown age', { ...gb, dateOfBirth: null }, [['dog.dhp', '2015-03-01', 'overdue 2016-03-01 WSAVA 2024']]],
  ['GB, an adult without records', gb, []],
]);

// biome-ignore format: a pet is a line
const cats = pets('cat', [
  ['ES, rabies where no law asks', catalonia, [['cat.rabies', '2019-03-01', 'overdue 2020-03-01 WSAVA 2024']]],
  ['GB, one dose of the core vaccine', gb, [['cat.rcp', '2026-11-01', 'boosterDue 2026-11-29 missing 1 WSAVA 2024']]],
  ['US, leukaemia of long ago', us, [['cat.felv', '2017-03-01', 'superseded'], ['cat.felv', '2017-03-29', 'overdue 2018-03-29 AAHA/AAFP 2020']]],
  ['DE, core vaccine estimated, outdoors', { ...de, highRisk: true }, [['cat.rcp', '2025-02-01', 'superseded'], ['cat.rcp', '2025-03-01', 'superseded'], ['cat.rcp', '2026-03-01', 'estimated 2027-03-01 WSAVA 2024']]],
  ['GB, chlamydia with an end', gb, [['cat.chlamydia', '2026-02-01', 'valid 2027-02-01', { validUntil: '2027-02-01' }]]],
]);

// biome-ignore format: a pet is a line
const others = [
  ...pets('rabbit', [
    ['ES, combined vaccine of 2020', catalonia, [['rabbit.myxo-rhd', '2020-02-01', 'overdue 2021-02-01 our table (label of Nobivac Myxo-RHD PLUS)']]],
    ['GB, combined vaccine of this year', gb, [['rabbit.myxo-rhd', '2026-02-01', 'estimated 2027-02-01 our table (label of Nobivac Myxo-RHD PLUS)']]],
    ['US, first of two doses', us, [['rabbit.rhd2.us', '2026-11-10', 'boosterDue 2026-12-01 missing 1 our table (announcement of Medgene RHDV2)']]],
  ]),
  ...pets('ferret', [
    ['ES, rabies without an end', madrid, [['ferret.rabies', '2024-02-01', 'overdue 2025-02-01 the American Ferret Association policy']]],
    ['DE, one dose of distemper', de, [['ferret.cdv', '2026-11-10', 'boosterDue 2026-12-01 missing 1 the American Ferret Association policy']]],
  ]),
  ...pets('horse', [
    ['GB, tetanus of 2019', gb, [['horse.tetanus', '2019-02-01', 'superseded'], ['horse.tetanus', '2019-03-10', 'overdue 2020-03-10 the AAEP guidelines']]],
    ['DE, influenza, first dose', de, [['horse.flu', '2026-11-10', 'boosterDue 2026-12-08 missing 2 the BEVA statements']]],
    ['US, a foal in its series', { ...us, dateOfBirth: '2026-05-30', createdAt: '2026-06-01T12:00:00.000Z' }, [['horse.tetanus', '2026-10-01', 'superseded'], ['horse.tetanus', '2026-11-06', 'boosterDue 2027-04-30 missing 1 the AAEP guidelines']]],
    ['US, rabies with an end', us, [['horse.rabies', '2026-05-01', 'valid 2027-05-01', { validUntil: '2027-05-01' }]]],
  ]),
  ...pets('hamster', [['DE, nothing is planned', de, [['Own words', '2020-01-01', 'noEndDate']]]]),
];

export const knownPets: readonly KnownPet[] = [...dogs, ...cats, ...others];

export function lineOf(status: VaccinationStatus): string {
  const missing = 'missingDoses' in status && status.missingDoses > 0 && `missing ${status.missingDoses}`;
  return [status.kind, dateOf(status), missing, estimateOf(status)?.en].filter(Boolean).join(' ');
}

export const linesById = (statuses: Iterable<readonly [string, VaccinationStatus]>) =>
  Object.fromEntries([...statuses].map(([id, status]) => [id, lineOf(status)]));
