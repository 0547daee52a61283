import { readGs1 } from '@/lib/sharing/papers/gs1';
import { cardText } from '@/tests/support/paper-cards';
import { proposalsOf, summarize } from '@/tests/support/paper-summary';

const FNC1 = '\u001D';

test.each([
  ['encoded', `010871234567890617260500${'10A123B01'}${FNC1}21SN1`, 'A123B01', '2026-05-31'],
  ['with its prefix', `]d2010871234567890610A123B01${FNC1}17260515`, 'A123B01', '2026-05-15'],
  ['as printed', '(01)08712345678906(17)260500(10)A123B01', 'A123B01', '2026-05-31'],
  ['with an impossible day', `0108712345678906172602311${'0A1'}`, 'A1', null],
])('R16.5 reads a GS1 code %s', (_, text, batch, expiresOn) => {
  expect(readGs1(text)).toMatchObject({ gtin: '08712345678906', batch, expiresOn });
});

test.each(['https://example.org/0110', '01123', '', 'hello', '9'.repeat(500)])(
  'R16.5 refuses other codes: %s',
  (text) => {
    expect(readGs1(text)).toBeNull();
  },
);

test('R16.5 the code beside a vaccine holds its batch', () => {
  const barcode = { format: 'data-matrix', page: 1, region: { x: 0.5, y: 0.04, width: 0.05, height: 0.03 } } as const;
  const text = `0108712345678906172605001${'0A123B01'}`;
  const drawing = 'Nobivac DHPPi   25/03/2024   Lot A1Z3B01\n\n\n\n\n\nNobivac L4   25/04/2024   Lot B456C02';
  const { vaccinations } = proposalsOf(cardText(drawing, { barcodes: [{ ...barcode, text }] }));

  expect(vaccinations.map(({ batch }) => summarize(batch))).toEqual(['A123B01?|A1Z3B01', 'B456C02']);
});

const chip = (text: string, barcodes: string[] = []) => {
  const region = { x: 0, y: 0.5, width: 0.1, height: 0.05 };
  const codes = barcodes.map((one) => ({ format: 'code-128' as const, text: one, region, page: 1 }));
  return summarize(proposalsOf(cardText(text, { barcodes: codes })).microchip);
};

test.each([
  ['Microchip: 985112001234567', '985112001234567'],
  ['276 09 8765432109', '276098765432109?'],
  ['Chip-Nr.   276 098 106 543 210', '276098106543210'],
  ['900-18200-0123456', '900182000123456?'],
  ['Transponder 98511200l23456O', '985112001234560?'],
  ['98511200l23456O', '-'],
  ['123456789012345', '-'],
  ['999000000000001', '-'],
  ['985112001234567   985112001234560', '985112001234567?|985112001234560'],
])('R16.6 reads the microchip in %s', (text, expected) => {
  expect(chip(text)).toBe(expected);
});

test('R16.6 a barcode with 15 digits is a microchip', () => {
  expect(chip('', ['985112001234567'])).toBe('985112001234567?');
  expect(chip('Chip 985112001234561', ['985112001234567'])).toBe('985112001234561?|985112001234567');
});

test.each([
  ['Passport No. GB826 12345678', 'GB826 12345678'],
  ['Heimtierausweis DE 276 12345678', 'DE 276 12345678'],
  ['ES-07-12345678', 'ES-07-12345678?'],
  ['XX 12345678', '-'],
  ['DE 123', '-'],
])('R16.6 reads the passport number in %s', (text, expected) => {
  expect(summarize(proposalsOf(cardText(text)).passportNumber)).toBe(expected);
});

test.each([
  ['Clinic: Happy Paws', 'Happy Paws', '-'],
  ['Clínica:   Centro Vet Sol', 'Centro Vet Sol', '-'],
  ['Tierarzt: Dr. Anna Weiß', '-', 'Dr. Anna Weiß'],
  ['Dr. Anna Weiß', '-', '-'],
  ['Tierarztpraxis am Park', '-', '-'],
])('R16.6 reads clinic and vet only from labels: %s', (text, clinic, vet) => {
  const proposals = proposalsOf(cardText(text));
  expect([proposals.clinic, proposals.vetName].map(summarize)).toEqual([clinic, vet]);
});

const weights = (text: string, species = 'dog') =>
  proposalsOf(cardText(text), { species }).weights.map(
    ({ weighedOn, kg }) => `${summarize(weighedOn)} ${summarize(kg)}`,
  );

test.each([
  ['25/03/2024   Weight: 12.4 kg', ['2024-03-25? 12.4']],
  ['25/03/2024   Peso   12,4 kg', ['2024-03-25? 12.4']],
  ['25/03/2024   12,4 kg', ['2024-03-25? 12.4?']],
  ['Gewicht: 12,4 kg', ['- 12.4']],
  ['25/03/2024   Poids 12 lbs', ['2024-03-25? 5.443']],
  ['Fecha         Peso (kg)\n25/03/2024    12,4\n26/04/2024    12,9', ['2024-03-25 12.4', '2024-04-26 12.9']],
  ['25/03/2024   1 tablet per 10 kg', []],
  ['25/03/2024   Dogs 10-20 kg', []],
  ['For dogs up to 10 kg', []],
  ['25/03/2024   Weight: 900 kg', []],
])('R16.7 reads the weights of %s', (text, expected) => {
  expect(weights(text)).toEqual(expected);
});

const medications = (text: string) =>
  proposalsOf(cardText(text)).medications.map(({ name, dosage, frequency }) =>
    [name, dosage, frequency].map(summarize).join(' ; '),
  );

test.each([
  ['Rx: Apoquel 16 mg   1 tablet twice a day', ['Apoquel 16 mg ; 1 tablet ; BID']],
  ['Receta\nMetacam 1,5 mg/ml\n1 comprimido cada 12 horas', ['Metacam 1,5 mg/ml ; 1 comprimido ; BID']],
  ['Prednisolon 5 mg, 1/2 Tablette 1x täglich', ['Prednisolon 5 mg ; 1/2 Tablette ; SID']],
  ['Prednisolone 5 mg\n1 comprimé toutes les 24 heures', ['Prednisolone 5 mg ; 1 comprimé ; SID']],
  ['Give 1 tablet twice a day', []],
  ['Apoquel 16 mg', []],
])('R16.8 reads the prescription %s', (text, expected) => {
  expect(medications(text)).toEqual(expected);
});
