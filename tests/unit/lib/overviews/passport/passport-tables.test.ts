import { translatorOf } from '@/lib/core/i18n/translate';
import { passportOf } from '@/lib/overviews/passport/passport';
import type { PassportDose } from '@/lib/overviews/passport/record';
import { aDose, aRecord, aTreatment } from '@/tests/support/a-passport';
import { aSource } from '@/tests/support/source-examples';

async function tableOf(number: string, record = aRecord()) {
  const { sections } = passportOf(record, { t: await translatorOf('en'), locale: 'en', today: '2026-11-21' });
  return sections.find((section) => section.number === number)?.table;
}

async function rowOf(dose: Partial<PassportDose>) {
  return (await tableOf('IX', aRecord({ vaccinations: [aDose(dose)] })))?.rows[0];
}

test('R9.4 a dose prints vaccine, product, days, maker and vet', async () => {
  expect(await rowOf({ vaccine: 'dog.lepto', source: aSource({ kind: 'document' }) })).toEqual({
    cells: ['Leptospirosis', 'Nobivac DHPPi, A123B01', '01/02/2026', '01/02/2029'],
    notes: ['From MSD', 'Vet: Dr. Paw, Sunny Street Vets', 'with document'],
    warns: null,
  });
});

const unknown = { product: null, batch: null, manufacturer: null, vetName: null, clinic: null, validUntil: null };

test('R9.4 prints dashes for missing details of a dose', async () => {
  expect(await rowOf({ vaccine: 'Corona', ...unknown })).toEqual({
    cells: ['Corona', '—', '01/02/2026', '—'],
    notes: ['No end date recorded'],
    warns: null,
  });
});

test('R7.11 the table marks an estimate and names its guideline', async () => {
  expect(await rowOf({ vaccine: 'dog.dhp', ...unknown })).toEqual({
    cells: [expect.stringMatching(/^Distemper/), '—', '01/02/2026', '01/02/2027 (estimated)'],
    notes: ['Estimated until 1 Feb 2027, from WSAVA 2024'],
    warns: null,
  });
});

test('R7.11 the table warns of an incomplete primary series', async () => {
  const row = await rowOf({ vaccine: 'dog.lepto', ...unknown });
  const missing = 'No complete primary series recorded, 2 doses missing.';
  expect(row?.notes).toEqual([`${missing} Overdue since 1 Mar 2026 (estimated), from WSAVA 2024`]);
  expect([row?.cells[3], row?.warns]).toEqual(['—', 3]);
});

test.each([
  ['2026-11-20', 3],
  ['2026-11-21', null],
  ['2026-11-22', null],
])('R9.4 on 21 November a dose valid until %s warns: %s', async (validUntil, warns) => {
  expect((await rowOf({ validUntil }))?.warns).toBe(warns);
});

test.each([
  ['V', ['Vaccine', 'Product, batch', 'Given on', 'Valid until']],
  ['IX', ['Vaccine', 'Product, batch', 'Given on', 'Valid until']],
  ['VII', ['Product', 'Given on', 'Time']],
  ['VIII', ['Product', 'Given on', 'Time']],
])('R9.4 the table of section %s has column headings %j', async (number, head) => {
  expect((await tableOf(number))?.head).toEqual(head);
});

test('R9.4 name columns are wider than date columns', async () => {
  const [vaccine = 0, product = 0, givenOn = 0, validUntil = 0, ...more] = (await tableOf('V'))?.widths ?? [];
  expect(Math.min(vaccine, product)).toBeGreaterThan(Math.max(givenOn, validUntil));
  expect(Math.min(givenOn, validUntil)).toBeGreaterThan(0);
  expect(more).toEqual([]);
});

test('R13.1 a treatment shows its source', async () => {
  const treatments = [aTreatment({ givenBy: null, source: aSource({ kind: 'imported' }) })];
  expect((await tableOf('VII', aRecord({ treatments })))?.rows[0]?.notes).toEqual(['praziquantel', 'imported']);
});
