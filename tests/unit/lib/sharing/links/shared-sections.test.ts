import { addMs, DAY, dayToColumn } from '@/lib/core/time/dates';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { toSharedView } from '@/lib/sharing/links/to-shared-view';
import { type ShareKind, type ShareSection, shareSections } from '@/lib/sharing/links/vocabulary';
import { at, by, givenDose, medication, sharedRow, viewOf } from '@/tests/support/a-shared-row';
import { labResult } from '@/tests/support/lab-results';
import { aSource } from '@/tests/support/source-examples';

const always = ['kind', 'expiresAt', 'timeZone', 'today', 'pet', 'severeAllergies'];
const fieldsOf = (view: SharedView) => Object.keys(view).filter((field) => !always.includes(field));

test.each<[ShareSection[], string[]]>([
  [[], []],
  [['identification'], ['passportNumber']],
  [['allergies'], ['allergies']],
  [['conditions'], ['conditions']],
  [['symptoms'], ['symptoms']],
  [['medication'], ['medications', 'treatments']],
  [
    ['medication', 'allergies'],
    ['allergies', 'medications', 'treatments', 'unknownAllergens'],
  ],
  [['vaccinations'], ['vaccinations']],
  [['weight'], ['weights']],
  [['vitals'], ['vitals']],
  [['visits'], ['visits']],
  [['labReports'], ['labReports']],
  [['documents'], ['documents']],
  [['routines'], ['day']],
  [['contacts'], ['contacts']],
  [['insurance'], ['insurance']],
  [['notes'], ['notes']],
])('R9.1 a link with %j shows the fields %j', (sections, fields) => {
  expect(fieldsOf(viewOf(sections))).toEqual(fields);
});

test('R15.3 a link counts the symptoms of twelve weeks and shows no note', () => {
  const { symptoms } = viewOf(['symptoms']);
  expect(symptoms).toEqual({
    from: '2026-02-27',
    list: [{ kind: 'vomiting', times: 1, days: 1, first: '2026-05-21', last: '2026-05-21', worst: 'severe' }],
  });
});

test('R15.8 a link with lab reports shows results without the note', () => {
  expect(viewOf(['labReports']).labReports).toEqual([
    {
      ...{ sampledOn: '2026-05-12', laboratory: 'IDEXX', sample: 'blood', source: expect.anything() },
      results: [{ ...labResult, analyte: 'creatinine', name: 'CREA', value: 1.9, unit: 'mg/dL', low: 0.5, high: 1.8 }],
    },
  ]);
});

test('R9.4 every link shows the pet and its severe allergies', () => {
  const { pet, severeAllergies, today, timeZone } = viewOf([]);
  expect(pet).toMatchObject({ name: 'Luna', dateOfBirth: '2020-01-10', deceasedOn: null, photoUrl: null });
  expect([pet.microchip, pet.microchippedOn, pet.microchipPlace]).toEqual([null, null, null]);
  expect([severeAllergies, today, timeZone]).toEqual([['Penicillin'], '2026-05-21', 'Europe/Madrid']);
  expect(viewOf(['identification']).pet).toMatchObject({ microchip: '724098100123456', microchippedOn: '2020-03-01' });
  expect(viewOf(['identification'], { microchippedOn: null }).pet.microchippedOn).toBeNull();
  expect(viewOf([], { deceasedOn: dayToColumn('2026-01-01') }).pet.deceasedOn).toBe('2026-01-01');
  expect(viewOf([], { dateOfBirth: null }).pet.dateOfBirth).toBeNull();
});

test('R9.1 only the collar link shows that a pet is lost', () => {
  const lostFields = { lostSince: at };
  const words = { since: at.toISOString(), note: 'Red collar', needsMedication: false };
  expect(viewOf([], lostFields, 'finder').lost).toEqual(words);
  expect(viewOf([], { ...lostFields, lostNeedsMedication: true }, 'finder').lost?.needsMedication).toBe(true);
  expect(viewOf([], {}, 'finder').lost).toBeNull();
  expect(fieldsOf(viewOf([], lostFields, 'vet'))).toEqual([]);
});

test('R9.4 a link hides the owner’s private notes and sanitizes markup', () => {
  const text = JSON.stringify(viewOf(shareSections));
  expect(text).not.toMatch(/private|<script|costCents|createdById|"id"/);
  expect(viewOf(['notes']).notes).toBe('Shy');
  expect(viewOf(['visits']).visits?.[0]).toMatchObject({
    visitedOn: '2026-05-02',
    description: '<b>ok</b>',
    links: [],
  });
  expect(viewOf(['visits', 'documents']).visits?.[0]?.links).toEqual(['https://a.example']);
});

test('R9.4 with vaccinations, groomers see only the last treatment of each kind', () => {
  const treatments = sharedRow.treatments.flatMap((one) => [one, { ...one, product: 'Drontal' }]);
  const view = (section: ShareSection, kind: ShareKind = 'groomer') => viewOf([section], { treatments }, kind);
  expect(view('vaccinations').lastTreatments).toMatchObject([{ kind: 'worms', product: 'Milbemax' }]);
  expect(fieldsOf(view('vaccinations'))).toEqual(['lastTreatments', 'vaccinations']);
  expect([view('notes'), view('vaccinations', 'sitter')].flatMap(fieldsOf)).toEqual(['notes', 'vaccinations']);
});

test('R9.4 lists today’s medications with their times', () => {
  const { medications } = viewOf(['medication']);
  expect(medications?.map(({ name, times }) => [name, times])).toEqual([['Apoquel', ['08:00', '20:00']]]);

  const hourly = { ...medication, frequency: 'Q4H' as const };
  expect(viewOf(['medication'], { medications: [hourly] }).medications?.[0]?.times).toEqual([]);
  expect(
    viewOf(['medication'], { medications: [{ ...medication, name: 'Amoxicillin' }] }).medications?.[0]?.warnings,
  ).toHaveLength(1);
  expect(viewOf(['medication', 'allergies']).unknownAllergens).toEqual(['Dust']);
});

test('R9.4 a sitter’s day includes medication only if shared', () => {
  const titles = (sections: ShareSection[]) => viewOf(sections).day?.tasks.map(({ title }) => title);
  expect(titles(['routines'])).toEqual(['Breakfast']);
  expect(titles(['routines', 'medication'])).toEqual(['Breakfast', 'Drops', 'Apoquel', 'Apoquel']);
  expect(viewOf(['routines', 'medication']).day?.meals).toEqual([
    { title: 'Breakfast', timeOfDay: '07:30', weekdays: [1, 2, 3, 4, 5, 6, 7], note: 'Half a cup' },
  ]);
});

test('R9.4 vaccinations include names, stamps and due dates', () => {
  const { vaccinations } = viewOf(['vaccinations']);
  expect(vaccinations?.doses.map(({ vaccine }) => vaccine.en)).toEqual(['Rabies', 'Corona']);
  expect(vaccinations?.stamps.map(({ vaccine }) => vaccine).toSorted()).toEqual(['Corona', 'dog.rabies']);
  expect(vaccinations?.planned.map(({ name }) => name.en)).toContain('Rabies');
  expect(vaccinations?.region).toBe('ES-MD');
});

test('R9.4 weights and vital signs include their unit, and weights are downsampled', () => {
  const view = viewOf(['weight', 'vitals']);
  expect(view.weights).toMatchObject({ unit: 'kg', items: [{ grams: 11_000, measuredAt: at.toISOString() }] });
  expect(view.vitals).toMatchObject({ unit: 'c', grams: 11_000 });
  expect(view.vitals?.items.map(({ kind }) => kind)).toEqual(['temperature', 'heart_rate']);
  expect(viewOf(['vitals'], { weights: [] }).vitals?.grams).toBeNull();

  const weekly = Array.from({ length: 60 }, (_, week) => ({
    ...{ grams: 11_000, bodyConditionScore: null, measuredAt: addMs(at, -week * 7 * DAY), ...by },
  }));
  expect(viewOf(['weight'], { weights: weekly }).weights?.items.length).toBeLessThanOrEqual(52);
});

test('R9.1 a document link goes through the share link', () => {
  expect(viewOf(['documents']).documents).toEqual([
    { name: 'Report.pdf', bytes: 1000, addedOn: '2026-05-21', url: '/shared/k/documents/d1/file' },
  ]);
});

test('R13.1 health facts show the source and the role of the writer', () => {
  const { allergies, conditions, treatments } = viewOf(['allergies', 'conditions', 'medication']);
  const source = aSource({ typedBy: null, writer: 'owner' });
  expect(allergies).toEqual([
    { allergen: 'Penicillin', severity: 'severe', reaction: 'hives', source },
    { allergen: 'Dust', severity: 'mild', reaction: null, source },
  ]);
  const arthritis = { name: 'Arthritis', status: 'active', diagnosedOn: null, whatToDo: null, note: 'stiff' };
  expect(conditions).toEqual([{ ...arthritis, source }]);
  expect(treatments).toEqual([
    {
      ...{ kind: 'worms', product: 'Milbemax', substance: null, givenAt: at.toISOString() },
      ...{ nextDueOn: null, givenBy: null, source },
    },
  ]);
});

test('R9.1 a link includes its end', () => {
  const link = { kind: 'vet' as const, shows: () => false, base: '/shared/k' };
  expect(toSharedView(sharedRow, { ...link, expiresAt: at }, at).expiresAt).toBe(at.toISOString());
  expect(toSharedView(sharedRow, { ...link, expiresAt: null }, at).expiresAt).toBeNull();
});

test('R9.4 stamps start with overdue ones and omit superseded ones', () => {
  const datedDose = (vaccine: string, on: string, until: string) => ({
    ...{ ...givenDose(vaccine, on), validUntil: dayToColumn(until) },
  });
  const vaccinations = [
    ...[givenDose('Corona', '2026-04-10'), datedDose('Giardia', '2025-05-30', '2026-06-01')],
    ...[datedDose('Tetanus', '2025-05-01', '2026-05-01'), givenDose('Corona', '2025-04-10')],
  ];
  const stamps = viewOf(['vaccinations'], { vaccinations }).vaccinations?.stamps;
  expect(stamps?.map(({ vaccine, givenOn, state }) => `${vaccine} ${givenOn} ${state}`)).toEqual([
    'Tetanus 2025-05-01 overdue',
    'Giardia 2025-05-30 due',
    'Corona 2026-04-10 undated',
  ]);
});
