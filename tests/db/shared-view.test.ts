import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { allergies } from '@/lib/records/allergies/collection';
import { conditions } from '@/lib/records/conditions/collection';
import { expenses } from '@/lib/records/expenses/collection';
import { labReports } from '@/lib/records/lab-reports/collection';
import { measures } from '@/lib/records/measures/collection';
import { medications } from '@/lib/records/medications/collection';
import { routines } from '@/lib/records/routines/collection';
import { symptoms } from '@/lib/records/symptoms/collection';
import { treatments } from '@/lib/records/treatments/collection';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { vetRecords } from '@/lib/records/vet-records/collection';
import { vitals } from '@/lib/records/vitals/collection';
import { weights } from '@/lib/records/weights/collection';
import { getSharedView } from '@/lib/sharing/links/queries';
import { type ShareSection, shareSections } from '@/lib/sharing/links/vocabulary';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aShareOf, openShare } from '../support/sharing';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: noon };
const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], timeZone: 'UTC' };

async function aFullPet() {
  const viewer = await aViewer();
  const access = await aPetOf(viewer, {
    dateOfBirth: '2021-03-07',
    microchip: '724098100123456',
    emergencyContact: 'SECRET-contact',
    insurance: 'SECRET-insurance',
    notes: '<p>SECRET-notes</p>',
  });
  const addEntry = async (collection: { input: unknown; create: unknown }, input: Record<string, unknown>) => {
    const { input: schema, create } = collection as {
      input: { parse: (value: unknown) => unknown } | ((at: Date) => { parse: (value: unknown) => unknown });
      create: (...args: unknown[]) => Promise<unknown>;
    };
    const parsedInput = (typeof schema === 'function' ? schema(noon) : schema).parse(input);
    await create(access, parsedInput, author);
  };
  await addEntry(allergies, { allergen: 'HIDDEN-allergies', severity: 'mild' });
  await addEntry(conditions, { name: 'SECRET-conditions', status: 'active' });
  await addEntry(conditions, { name: 'long over', status: 'resolved' });
  await addEntry(symptoms, { noticedAt: '2026-03-01T10:00:00Z', kind: 'limping', note: 'note of the diary' });
  await addEntry(medications, { name: 'SECRET-medication', frequency: 'BID', startsOn: '2026-03-01', timeZone: 'UTC' });
  await addEntry(medications, {
    name: 'was given',
    frequency: 'SID',
    startsOn: '2026-01-01',
    endsOn: '2026-01-05',
    timeZone: 'UTC',
  });
  await addEntry(treatments, { kind: 'worms', product: 'SECRET-treatment', givenAt: '2026-03-01T10:00:00Z' });
  await addEntry(vaccinations, {
    vaccine: 'dog.rabies',
    givenOn: '2025-03-07',
    validUntil: '2028-03-07',
    batch: 'SECRET-vaccinations',
  });
  await addEntry(weights, { measuredAt: '2026-03-01T10:00:00Z', grams: 8675 });
  await addEntry(vitals, { measuredAt: '2026-03-01T10:00:00Z', kind: 'heart_rate', value: 93 });
  await addEntry(vetRecords, {
    visitedOn: '2026-02-01',
    description: '<p>SECRET-visits</p>',
    costCents: 9900,
    currency: 'EUR',
  });
  await addEntry(labReports, {
    sampledOn: '2026-02-01',
    results: [{ name: 'SECRET-lab', text: 'negative' }],
    note: 'note of the report',
  });
  await addEntry(measures, { kind: 'other', name: 'SECRET-measures', unit: 'mL', note: 'note of the measure' });
  await addEntry(routines, {
    ...daily,
    kind: 'feeding',
    title: 'SECRET-routines',
    timeOfDay: '08:00',
    note: 'half a cup',
  });
  const papers = { contentType: 'application/pdf', fileKey: 'x/y', bytes: 1000, createdAt: noon, updatedAt: noon };
  await db().document.create({ data: { id: newId(), petId: access.petId, name: 'SECRET-documents.pdf', ...papers } });
  await addEntry(expenses, {
    paidOn: '2026-03-01',
    category: 'food',
    title: 'a cost',
    amountCents: 1,
    currency: 'EUR',
  });
  const { id: expenseId } = await db().expense.findFirstOrThrow({ where: { petId: access.petId } });
  const receipt = { id: newId(), petId: access.petId, expenseId, name: 'a receipt.pdf' };
  await db().document.create({ data: { ...receipt, ...papers } });
  return { viewer, access };
}

test('R9.1 R15.17 R17.6 a link with one section shows only that section’s part', async () => {
  const { viewer, access } = await aFullPet();
  const marks = {
    identification: '724098100123456',
    allergies: 'HIDDEN-allergies',
    conditions: 'SECRET-conditions',
    symptoms: 'limping',
    medication: 'SECRET-medication',
    treatments: 'SECRET-treatment',
    vaccinations: 'SECRET-vaccinations',
    weight: '8675',
    vitals: 'heart_rate',
    visits: 'SECRET-visits',
    labReports: 'SECRET-lab',
    measures: 'SECRET-measures',
    documents: 'SECRET-documents',
    routines: 'SECRET-routines',
    contacts: 'SECRET-contact',
    insurance: 'SECRET-insurance',
    notes: 'SECRET-notes',
  };
  // Vitals also depend on weights, because the usual heart rate depends on the last weight.
  const besides: Record<string, string[]> = {
    vitals: ['weight'],
    medication: ['treatments'],
  };

  for (const section of shareSections) {
    const share = await aShareOf(viewer, access, { kind: 'other', sections: [section] });
    const text = JSON.stringify(await getSharedView(await openShare(share.accessKey), share.accessKey, noon));
    const spokenMarks = Object.entries(marks)
      .filter(([, mark]) => text.includes(mark))
      .map(([name]) => name);
    const own = [section, ...(besides[section] ?? [])];
    expect([section, spokenMarks.toSorted()]).toEqual([section, own.toSorted()]);
    const ids = [access.petId, share.id, viewer.email, viewer.userId];
    const notes = ['note of the diary', 'note of the report', 'note of the measure'];
    for (const hiddenText of [...ids, '9900', 'long over', 'was given', 'a cost', 'a receipt', ...notes])
      expect(text).not.toContain(hiddenText);
  }
});

test('R9.4 a vet sees alerts, vaccine states, visits, and measurements', async () => {
  const { viewer, access } = await aFullPet();
  const { accessKey } = await aShareOf(viewer, access, { kind: 'vet' });
  const view = await getSharedView(await openShare(accessKey), accessKey, noon);
  expect(view.allergies).toMatchObject([
    { allergen: 'HIDDEN-allergies', severity: 'mild', reaction: null, source: { kind: 'typed', writer: 'owner' } },
  ]);
  expect(view.medications).toMatchObject([{ name: 'SECRET-medication', frequency: 'BID', times: ['08:00', '20:00'] }]);

  const rabies = view.vaccinations?.planned.find(({ name }) => name.en === 'Rabies');
  expect(rabies).toMatchObject({ status: 'upcoming', due: '2028-03-07', lastGivenOn: '2025-03-07', certain: 'vet' });
  expect(view.vaccinations?.planned.length).toBeGreaterThan(1);
  expect(view.documents).toMatchObject([{ name: 'SECRET-documents.pdf', addedOn: '2026-03-28' }]);
  expect(view.documents?.[0]?.url).toMatch(new RegExp(`^/api/shared/${accessKey}/documents/[0-9a-f-]{36}/file$`));
});

test('R9.4 a sitter sees today’s tasks with their notes', async () => {
  const { viewer, access } = await aFullPet();
  const { accessKey } = await aShareOf(viewer, access, { kind: 'sitter' });
  // A day after the test run, because routines start on the day of the test run.
  const at = after(1, 'day', new Date());

  const { day } = await getSharedView(await openShare(accessKey, noon), accessKey, at);

  expect(day?.day).toBe(at.toISOString().slice(0, 10));
  expect(day?.tasks.map(({ time, title, note }) => [time, title, note])).toEqual([
    ['08:00', 'SECRET-routines', 'half a cup'],
    ['08:00', 'SECRET-medication', null],
    ['20:00', 'SECRET-medication', null],
  ]);
  expect(day?.meals).toEqual([
    { title: 'SECRET-routines', timeOfDay: '08:00', weekdays: daily.weekdays, note: 'half a cup' },
  ]);
});

test('R9.1 documents of a deleted visit disappear with it', async () => {
  const { viewer, access } = await aFullPet();
  const { id: vetRecordId } = await db().vetRecord.findFirstOrThrow({ where: { petId: access.petId } });
  await db().document.updateMany({ where: { petId: access.petId, expenseId: null }, data: { vetRecordId } });
  const { accessKey } = await aShareOf(viewer, access);

  const papers = async () => (await getSharedView(await openShare(accessKey), accessKey, noon)).documents;
  expect(await papers()).toHaveLength(1);
  await vetRecords.remove(access, vetRecordId, noon);
  expect(await papers()).toEqual([]);
});

test('R9.1 routines without medication show no medicine, dose or dose task', async () => {
  const { viewer, access } = await aFullPet();
  const drops = { ...daily, kind: 'medication', title: 'SECRET drops', timeOfDay: '09:00' };
  await routines.create(access, routines.input(noon).parse(drops), author);

  const tasksOf = async (sections: ShareSection[]) => {
    const { accessKey } = await aShareOf(viewer, access, { kind: 'sitter', sections });
    const at = after(1, 'day', new Date());
    const { day } = await getSharedView(await openShare(accessKey, noon), accessKey, at);
    return day?.tasks.map(({ title }) => title);
  };
  expect(await tasksOf(['routines'])).toEqual(['SECRET-routines']);

  const both = ['SECRET-routines', 'SECRET-medication', 'SECRET drops', 'SECRET-medication'];
  expect(await tasksOf(['routines', 'medication'])).toEqual(both);
});

test('R7.3 a shared medicine shows its allergy warning, regardless of sections', async () => {
  const { viewer, access } = await aFullPet();
  await db().medication.updateMany({ where: { petId: access.petId }, data: { name: 'Synulox' } });
  const { id } = await allergies.create(
    access,
    allergies.input(noon).parse({ allergen: 'Penicilina', severity: 'moderate' }),
    author,
  );
  const viewOf = async (sections: ShareSection[]) => {
    const { accessKey } = await aShareOf(viewer, access, { kind: 'sitter', sections });
    return getSharedView(await openShare(accessKey), accessKey, noon);
  };
  const warning = { allergen: 'Penicilina', severity: 'moderate', basis: 'class', reason: null };

  const { medications: shown, day, unknownAllergens } = await viewOf(['medication', 'routines']);

  expect(shown).toMatchObject([{ name: 'Synulox', warnings: [warning], unknownWords: [] }]);
  // The dose of this morning was due before the medication was created.
  expect(day?.tasks.filter(({ title }) => title === 'Synulox')).toMatchObject([{ warnings: [warning] }]);
  expect(unknownAllergens).toBeUndefined();
  expect((await viewOf(['medication', 'allergies'])).unknownAllergens).toEqual(['HIDDEN-allergies']);
  expect(JSON.stringify([shown, day])).not.toContain(id);
});
