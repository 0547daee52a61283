import { translatorOf } from '@/lib/core/i18n/translate';
import { passportOf } from '@/lib/overviews/passport/passport';
import { type PassportPart, type PassportRecord, passportParts } from '@/lib/overviews/passport/record';
import { aRecord } from '@/tests/support/a-passport';
import { aSource, confirmedSource } from '@/tests/support/source-examples';

type Options = Parameters<typeof passportOf>[2];
type Pet = Partial<PassportRecord['pet']>;

async function paperOf(record = aRecord(), options: Options = {}) {
  return passportOf(record, { t: await translatorOf('en'), locale: 'en', today: '2026-11-21' }, options);
}

async function sectionOf(number: string, record?: PassportRecord, options?: Options) {
  return (await paperOf(record, options)).sections.find((section) => section.number === number);
}

const withPet = (pet: Pet): PassportRecord => ({ ...aRecord(), pet: { ...aRecord().pet, ...pet } });
const allergic = (severity: 'mild' | 'moderate' | 'severe', allergen: string) => ({
  ...{ allergen, severity, reaction: null },
});

test('R9.4 section II describes the animal', async () => {
  expect((await sectionOf('II'))?.facts).toEqual([
    { label: 'Species', value: 'Dog' },
    { label: 'Breed', value: 'Beagle' },
    { label: 'Sex', value: 'Female' },
    { label: 'Neutered or spayed', value: 'Yes' },
    { label: 'Date of birth', value: '7 March 2021' },
    { label: 'Color', value: 'Tricolour' },
    { label: 'Markings', value: 'White tip of the tail' },
  ]);
  expect((await paperOf()).kind).toBe('Dog, Beagle');
});

test('R9.4 section II omits unknown details', async () => {
  const unknown = withPet({ breed: null, neutered: null, dateOfBirth: null, colour: null, markings: null });
  expect((await sectionOf('II', unknown))?.facts).toEqual([
    { label: 'Species', value: 'Dog' },
    { label: 'Sex', value: 'Female' },
  ]);
  expect((await paperOf(unknown)).kind).toBe('Dog');
  expect((await sectionOf('II', withPet({ neutered: false })))?.facts).toContainEqual({
    label: 'Neutered or spayed',
    value: 'No',
  });
});

const all = ['I', 'II', 'III', 'IV', 'V', 'VII', 'VIII', 'IX', 'XII'];
test.each<[PassportPart[], string[], string[]]>([
  [[...passportParts], all, ['Allergies', 'Conditions', 'Current medication', 'Vet clinic']],
  [[], ['I', 'II'], []],
  [['identification'], ['I', 'II', 'III', 'IV'], []],
  [['contacts'], ['I', 'II', 'XII'], ['Vet clinic']],
  [['vaccinations'], ['I', 'II', 'V', 'IX'], []],
  [['medication'], ['I', 'II', 'VII', 'VIII', 'XII'], ['Current medication']],
  [['allergies'], ['I', 'II', 'XII'], ['Allergies']],
  [['conditions'], ['I', 'II', 'XII'], ['Conditions']],
])('R9.2 a paper with %j has only the matching sections', async (parts, numbers, titles) => {
  const { sections, stamps } = await paperOf(aRecord(), { parts });
  expect(sections.map(({ number }) => number)).toEqual(numbers);
  expect(sections.flatMap(({ lists }) => lists ?? []).map(({ title }) => title)).toEqual(titles);
  expect(stamps).toHaveLength(parts.includes('vaccinations') ? 2 : 0);
});

test('R9.2 section I names the owner and shows only a shared contact', async () => {
  const owner = { label: 'Owner', value: 'Alex Morgan' };
  const contact = { label: 'Emergency contact', value: 'Sam Morgan, +34 600 000 002' };
  const nameless = aRecord({ ownerName: null });

  expect((await sectionOf('I'))?.facts).toEqual([owner, contact]);
  expect((await sectionOf('I', aRecord(), { parts: [] }))?.facts).toEqual([owner]);
  expect((await sectionOf('I', nameless))?.facts).toEqual([contact]);
  expect((await paperOf(nameless, { parts: [] })).sections.map(({ number }) => number)).toEqual(['II']);
});

test('R9.4 section III groups the chip digits, or states that none is recorded', async () => {
  const none = withPet({ microchip: null, microchippedOn: null, microchipPlace: null });
  expect((await sectionOf('III'))?.facts?.[0]).toEqual({ label: 'Microchip', value: '724 098 100 123 456' });
  expect(await sectionOf('III', none)).toEqual({
    number: 'III',
    title: 'Marking of the animal',
    note: 'None recorded',
  });
});

test('R9.2 section IV appears only with a recorded and shared number', async () => {
  const official = { label: 'Official passport number', value: 'ES-0007421' };
  expect((await sectionOf('IV', aRecord(), { parts: ['identification'] }))?.facts).toEqual([official]);
  expect(await sectionOf('IV', withPet({ passportNumber: null }))).toBeUndefined();
  expect(await sectionOf('IV', aRecord(), { parts: ['contacts'] })).toBeUndefined();
});

test('R9.2 the vet clinic is in section XII only if shared', async () => {
  const clinicWith = async (parts: PassportPart[]) =>
    (await sectionOf('XII', aRecord(), { parts }))?.lists?.find(({ title }) => title === 'Vet clinic')?.items;
  expect(await clinicWith(['contacts'])).toEqual(['Sunny Street Vets\n+34 910 000 001']);
  expect(await clinicWith(['allergies'])).toBeUndefined();
  expect((await paperOf()).printed).toBe('Printed on 21 November 2026 with Pawfolio.');
});

test('R9.4 sorts allergies by severity and keeps the order of equal ones', async () => {
  const allergies = [
    allergic('mild', 'Dust'),
    { allergen: 'Chicken', severity: 'severe' as const, reaction: 'تورم' },
    { ...allergic('moderate', 'Pollen'), source: aSource({ kind: 'document' }) },
    allergic('severe', 'Wasps'),
    allergic('mild', 'Beef'),
  ];
  expect((await sectionOf('XII', aRecord({ allergies })))?.lists?.[0]?.items).toEqual([
    'Chicken (severe): \u2068تورم\u2069',
    'Wasps (severe)',
    'Pollen (moderate) · with document',
    'Dust (mild)',
    'Beef (mild)',
  ]);
});

test('R7.3 the alert box lists up to ten severe allergies and nothing milder', async () => {
  const names = Array.from({ length: 11 }, (_, index) => `A${index}`);
  const alertsOf = async (count: number) => {
    const severe = names.slice(0, count).map((name) => allergic('severe', name));
    return (await paperOf(aRecord({ allergies: [allergic('moderate', 'Dust'), ...severe] }))).alerts;
  };
  const first = `Severe allergy: ${names.slice(0, 10).join(', ')}`;

  expect(await alertsOf(0)).toEqual([]);
  expect(await alertsOf(10)).toEqual([first]);
  expect(await alertsOf(11)).toEqual([first, 'Severe allergy: A10']);
});

test('R9.4 a condition shows its status and diagnosis date', async () => {
  const conditions = [
    { name: 'Cough', status: 'active' as const, diagnosedOn: null },
    { name: 'Arthritis', status: 'managed' as const, diagnosedOn: '2025-05-05' },
    { name: 'Fracture', status: 'resolved' as const, diagnosedOn: '2020-01-01' },
    { name: 'Asthma', status: 'active' as const, diagnosedOn: null, source: aSource({ kind: 'imported' }) },
  ];
  expect((await sectionOf('XII', aRecord({ conditions })))?.lists?.[1]?.items).toEqual([
    'Cough (active)',
    'Arthritis (managed), since 5 May 2025',
    'Asthma (active) · imported',
  ]);
});

test.each([
  [0, 1, 'None recorded'],
  [25, 25, 'C24 (active)'],
  [26, 26, 'and 1 more'],
  [27, 26, 'and 2 more'],
])('R9.4 a list of %d conditions has %d lines and ends with: %s', async (count, lines, last) => {
  const conditions = Array.from({ length: count }, (_, index) => ({
    ...{ name: `C${index}`, status: 'active' as const, diagnosedOn: null },
  }));
  const items = (await sectionOf('XII', aRecord({ conditions })))?.lists?.[1]?.items;
  expect([items?.length, items?.at(-1)]).toEqual([lines, last]);
});

test('R13.1 explains source marks only if the document has any', async () => {
  const t = await translatorOf('en');
  const explanationOf = async (source?: typeof confirmedSource) => {
    const allergies = [{ ...allergic('mild', 'Dust'), source }, allergic('mild', 'Beef')];
    return (await paperOf(aRecord({ allergies }))).explanation;
  };
  const plain = t('passportPdf.explanation');

  expect(await explanationOf()).toBe(plain);
  expect(await explanationOf(aSource())).toBe(plain);
  expect(await explanationOf(confirmedSource)).toBe(`${plain} ${t('passportPdf.word.legend')}`);
});

test.each(['https', 'http'])('R13.4 a signed code shows its %s address without scheme and token', async (scheme) => {
  const url = `${scheme}://pawfolio.example:3000/v#eyJhbGciOi`;
  const { signed } = await paperOf(aRecord(), { signed: { url, expiresAt: '2027-02-20T23:30:00.000Z' } });
  expect(signed).toMatchObject({ url, title: 'Signed code', alt: 'QR code of the signed passport' });
  expect(signed?.texts).toEqual([
    expect.stringContaining('open pawfolio.example:3000/v and choose'),
    expect.stringContaining('Proves that Pawfolio signed exactly this'),
    'Valid until 20 February 2027.',
  ]);
  expect((await paperOf()).signed).toBeNull();
});
