import { translatorOf } from '@/lib/core/i18n/translate';
import { passportOf } from '@/lib/overviews/passport/passport';
import type { PassportDose } from '@/lib/overviews/passport/record';
import { aDose, aRecord, aTreatment } from '@/tests/support/a-passport';
import { aSource } from '@/tests/support/told-sources';

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

test('R9.4 a dose of which little is known has dashes and no notes', async () => {
  const unknown = { product: null, batch: null, manufacturer: null, vetName: null, clinic: null, validUntil: null };
  expect(await rowOf({ vaccine: 'dog.lepto', ...unknown })).toEqual({
    cells: ['Leptospirosis', '—', '01/02/2026', '—'],
    notes: [],
    warns: null,
  });
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
])('R9.4 the table of section %s has the heads %j', async (number, head) => {
  expect((await tableOf(number))?.head).toEqual(head);
});

test('R9.4 names of doses get more room than days', async () => {
  const [vaccine = 0, product = 0, givenOn = 0, validUntil = 0, ...more] = (await tableOf('V'))?.widths ?? [];
  expect(Math.min(vaccine, product)).toBeGreaterThan(Math.max(givenOn, validUntil));
  expect(Math.min(givenOn, validUntil)).toBeGreaterThan(0);
  expect(more).toEqual([]);
});

test('R13.1 a treatment says whose word it is', async () => {
  const treatments = [aTreatment({ givenBy: null, source: aSource({ kind: 'imported' }) })];
  expect((await tableOf('VII', aRecord({ treatments })))?.rows[0]?.notes).toEqual(['praziquantel', 'imported']);
});
