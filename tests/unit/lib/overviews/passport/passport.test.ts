import fc from 'fast-check';
import { translatorOf } from '@/lib/core/i18n/translate';
import { partsOfShare, passportOf } from '@/lib/overviews/passport/passport';
import { passportParts } from '@/lib/overviews/passport/record';
import { passportRows } from '@/lib/overviews/passport/vocabulary';
import { readerSections, shareSections } from '@/lib/sharing/links/vocabulary';
import { aDose, aMedication, aRecord, aTreatment } from '@/tests/support/a-passport';
import { aConflict, noConflict } from '@/tests/support/allergy-warnings';
import { RUNS } from '@/tests/support/property-runs';
import { aSource, confirmedSource, proposedSource } from '@/tests/support/source-examples';

async function sectionsOf(record = aRecord(), today = '2026-11-21') {
  const paper = passportOf(record, { t: await translatorOf('en'), locale: 'en', today });
  return Object.fromEntries(paper.sections.map((section) => [section.number, section]));
}

test('R9.4 recognizes rabies by vaccine or free text and lists it separately', async () => {
  const vaccinations = [
    aDose({ id: '1', vaccine: 'Antirrábica', product: null }),
    aDose({ id: '2', vaccine: 'dog.dhp' }),
    aDose({ id: '3', vaccine: 'DHPPi + rabies', product: null }),
  ];

  const { V, IX } = await sectionsOf(aRecord({ vaccinations }));

  expect(V?.table?.rows.map(({ cells }) => cells[0])).toEqual(['Antirrábica', 'DHPPi + rabies']);
  expect(IX?.table?.rows).toHaveLength(1);
});

test('R7.3 R9.4 a dose given too early is marked in the document', async () => {
  const name = { en: 'Rabies', es: 'Rabia' };
  const guideline = { en: 'WSAVA 2024', es: 'WSAVA 2024' };
  const tooEarly = [{ vaccineId: 'dog.rabies', name, reason: 'age' as const, countsFrom: '2026-03-20', guideline }];
  const { V } = await sectionsOf(aRecord({ vaccinations: [aDose({ vaccine: 'dog.rabies', tooEarly })] }));
  expect(V?.table?.rows[0]?.notes).toContain(
    'By WSAVA 2024, given before the minimum age, so it doesn’t count for Rabies. A dose counts from 20 Mar 2026.',
  );
});

test('R9.4 section III shows chip details, and doses before the chip are marked', async () => {
  const { III, V } = await sectionsOf(aRecord({ vaccinations: [aDose({ vaccine: 'dog.rabies', beforeChip: true })] }));

  expect(III?.facts?.slice(1)).toEqual([
    { label: 'Date implanted or read', value: '12 May 2021' },
    { label: 'Chip location', value: 'Left side of the neck' },
  ]);
  expect(V?.table?.rows[0]?.notes).toContain(
    'Given before the chip, so it doesn’t count for travel to the EU or Great Britain.',
  );
});

test('R9.4 sections VII and VIII print treatments with local time', async () => {
  const treatments = [
    aTreatment({ product: 'Drontal', givenAt: new Date('2026-11-02T23:30:00Z') }),
    aTreatment({ kind: 'ticks_and_fleas', product: 'Collar', substance: null, givenBy: null }),
    // 02:30 occurs twice on the day of the clock change in Madrid.
    aTreatment({ givenAt: new Date('2026-10-25T01:30:00Z') }),
    aTreatment({ givenAt: new Date('2026-10-25T00:30:00Z') }),
    aTreatment({ kind: 'heartworm', product: 'Heartgard', givenAt: new Date('2026-03-01T08:00:00Z') }),
  ];

  const { VII, VIII } = await sectionsOf(aRecord({ treatments }));

  expect(VII?.table?.rows.map(({ cells }) => cells.join(' '))).toEqual([
    'Drontal 03/11/2026 00:30',
    'Droncit 25/10/2026 02:30',
    'Droncit 25/10/2026 02:30',
  ]);
  expect(VII?.table?.rows[0]?.notes).toEqual(['praziquantel', 'Given by: Dr. Paw']);
  expect(VIII?.table?.rows).toEqual([
    { cells: ['Collar', '02/11/2026', '04:30'], notes: [] },
    { cells: ['Heartgard', '01/03/2026', '09:00'], notes: ['praziquantel', 'Given by: Dr. Paw'] },
  ]);
});

test('R7.3 R9.4 prints the upcoming steps of a taper', async () => {
  const steps = [
    { from: '2026-11-01', dosage: '1 tablet' },
    { from: '2026-12-01', dosage: 'half a tablet' },
  ];
  const { XII } = await sectionsOf(aRecord({ medications: [aMedication({ name: 'Prednisolone', steps })] }));
  const items = XII?.lists?.flatMap((list) => list.items) ?? [];
  expect(items.find((item) => item.includes('Prednisolone'))).toMatch(/1 tablet.*From 1 Dec 2026: half a tablet/);
});

test('R9.4 a dewormer entered as a medication is never printed as a treatment', async () => {
  const medications = [aMedication({ name: 'Milbemax against worms' }), aMedication({ name: 'Bravecto for ticks' })];

  const { VII, VIII, XII } = await sectionsOf(aRecord({ medications, treatments: [] }));

  for (const section of [VII, VIII]) expect(section).toMatchObject({ note: 'None recorded' });
  for (const section of [VII, VIII]) expect(section).not.toHaveProperty('table');
  expect(XII?.lists?.find(({ title }) => title === 'Current medication')?.items).toEqual([
    'Milbemax against worms · 1 tablet · Once a day',
    'Bravecto for ticks · 1 tablet · Once a day',
  ]);
});

test('R5.4 R9.4 prints American date and time formats for American readers', async () => {
  const treatments = [aTreatment({ givenAt: new Date('2026-10-25T13:30:00Z') })];
  const words = { t: await translatorOf('en-US'), locale: 'en-US', today: '2026-11-21' } as const;
  const { sections } = passportOf(aRecord({ treatments }), words);
  const cells = sections.find(({ number }) => number === 'VII')?.table?.rows[0]?.cells;
  expect(cells).toEqual(['Droncit', '10/25/2026', '2:30\u00a0PM']);
});

test('R9.4 omits ended medications and resolved conditions', async () => {
  const medications = [
    aMedication({ name: 'Old', endsOn: '2026-11-20' }),
    aMedication({ name: 'Now', endsOn: '2026-11-21' }),
  ];
  const conditions = [{ name: 'Cough', status: 'resolved' as const, diagnosedOn: null }];
  const { XII } = await sectionsOf(aRecord({ medications, conditions }));
  const lines = XII?.lists?.flatMap(({ items }) => items).join('\n');

  expect(lines).toContain('Now');
  expect(lines).not.toMatch(/Old|Cough/);
});

test('R9.4 a long record prints all vaccinations and counts omitted entries', async () => {
  const t = await translatorOf('en');
  const count = fc.integer({ min: 0, max: 60 });

  fc.assert(
    fc.property(count, count, count, count, (doses, ill, allergic, treatmentCount) => {
      const record = aRecord({
        vaccinations: Array.from({ length: doses }, (_, index) => aDose({ id: String(index) })),
        conditions: Array.from({ length: ill }, (_, index) => ({
          name: `C${index}`,
          status: 'active',
          diagnosedOn: null,
        })),
        allergies: Array.from({ length: allergic }, (_, index) => ({
          allergen: `A${index}`,
          severity: 'mild',
          reaction: null,
        })),
        treatments: Array.from({ length: treatmentCount }, () => aTreatment()),
      });
      const { sections } = passportOf(record, { t, locale: 'en', today: '2026-11-21' });
      const IX = sections.find(({ number }) => number === 'IX');
      expect(IX?.table?.rows.length ?? 0).toBe(doses);
      expect(IX?.note).toBe(doses === 0 ? 'None recorded' : null);
      const VII = sections.find(({ number }) => number === 'VII');
      const shownRows = VII?.table?.rows.length ?? 0;
      expect(shownRows).toBe(Math.min(treatmentCount, passportRows.treatments));
      const cutNotice = `The latest ${shownRows} of ${treatmentCount}; the full record is in the app.`;
      if (treatmentCount > shownRows) expect(VII?.note).toBe(cutNotice);
      else expect(VII?.note).toBe(treatmentCount === 0 ? 'None recorded' : null);
      for (const { items } of sections.flatMap(({ lists }) => lists ?? []))
        expect(items.length).toBeLessThanOrEqual(passportRows.alerts + 1);
    }),
    { numRuns: RUNS },
  );
}, 60_000);

test('R9.2 every printable part is a share section in the vet preset', () => {
  for (const part of passportParts) expect(shareSections).toContain(part);
  expect(partsOfShare(readerSections.vet)).toEqual([...passportParts]);
  expect(partsOfShare(['notes'])).toEqual([]);
});

test('R7.3 lists a medication with an allergy conflict first, with warning and reason', async () => {
  const many = Array.from({ length: passportRows.alerts }, (_, index) => aMedication({ name: `Drug ${index}` }));
  const conflicts = [aConflict({ reason: 'Tested by the vet' })];
  const warnedMedication = aMedication({ name: 'Milbemax', allergyCheck: { ...noConflict, conflicts } });
  const { XII } = await sectionsOf(aRecord({ medications: [...many, warnedMedication] }));
  const line =
    'Allergic to Amoxicillin (severe): it belongs to the same class, penicillins. Confirmed by the owner: Tested by the vet';

  expect(XII?.lists?.find(({ title }) => title === 'Current medication')?.items[0]).toBe(
    `Milbemax · 1 tablet · Once a day. ${line}`,
  );
});

test('R7.3 lists all severe allergies at the top, however many', async () => {
  const names = Array.from({ length: 37 }, (_, index) => `Allergen ${index} of this pet`);
  const allergies = names.map((allergen) => ({ allergen, severity: 'severe' as const, reaction: null }));
  const t = await translatorOf('en');
  const { alerts } = passportOf({ ...aRecord(), allergies }, { t, locale: 'en', today: '2026-11-21' });
  expect(alerts).toHaveLength(4);
  expect(names.filter((name) => !alerts.join(', ').includes(name))).toEqual([]);
});

test('R7.3 states which medicines and allergens could not be compared', async () => {
  const allergyCheck = { ...noConflict, unknownMedicine: ['Xyz'], unknownAllergens: ['Soy'] };
  const { XII } = await sectionsOf(aRecord({ medications: [aMedication({ allergyCheck })] }));
  expect(XII?.note).toMatch(/medicines.*: Xyz \(Apoquel\)\. .*allergens.*: Soy\.$/);
});

test('R13.1 the document shows and explains the source of each fact', async () => {
  const vaccinations = [aDose({ vaccine: 'dog.rabies', source: confirmedSource }), aDose({ source: aSource() })];
  const allergies = [{ allergen: 'Pollen', severity: 'mild' as const, reaction: null, source: proposedSource }];
  const record = aRecord({ vaccinations, allergies });
  const paper = passportOf(record, { t: await translatorOf('en'), locale: 'en', today: '2026-11-21' });

  const { V, XII } = await sectionsOf(record);
  const notes = V?.table?.rows.flatMap((row) => row.notes);
  expect(notes).toContain(
    'confirmed by Dr. Elena Marsh, Sunny Street Vets, with a code sent to info@sunnystreetvets.example',
  );
  expect(notes?.join()).not.toContain('typed');
  expect(XII?.lists?.[0]?.items).toEqual([
    'Pollen (mild) · from Dr. Elena Marsh, Sunny Street Vets (name not verified)',
  ]);
  expect(paper.explanation).toContain('Entries without a source were added');
});

test('R13.2 the document shows when a confirmed fact was corrected', async () => {
  const source = aSource({ corrected: { at: '2026-11-20T10:00:00.000Z', by: null } });
  const { V } = await sectionsOf(aRecord({ vaccinations: [aDose({ vaccine: 'dog.rabies', source })] }));
  expect(V?.table?.rows[0]?.notes).toContain('corrected on 20 Nov 2026');
});

// A day begins at 18:15 UTC in Kathmandu and at 11:00 UTC in Apia.
test.each([
  ['Asia/Kathmandu', '2028-02-28T18:14:59.999Z', '28 Feb 2028'],
  ['Asia/Kathmandu', '2028-02-28T18:15:00.000Z', '29 Feb 2028'],
  ['Pacific/Apia', '2028-02-29T10:59:59.999Z', '29 Feb 2028'],
  ['Pacific/Apia', '2028-02-29T11:00:00.000Z', '1 Mar 2028'],
])('R13.2 in %s a correction at %s is dated %s', async (timeZone, at, day) => {
  const source = aSource({ corrected: { at, by: null } });
  const { V } = await sectionsOf(aRecord({ timeZone, vaccinations: [aDose({ vaccine: 'dog.rabies', source })] }));
  expect(V?.table?.rows[0]?.notes).toContain(`corrected on ${day}`);
});
