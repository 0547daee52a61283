import { cardText } from '@/tests/support/paper-cards';
import { proposalsOf, summarize } from '@/tests/support/paper-summary';

test.each([
  'Rabies   Renewal: 15/03/2024',
  'RABIES CERTIFICATE 25/03/2024',
  'Luna 25.03.2019 Rabies',
  'Rabies   25/03/2024',
  'Luna came on 25/03/2024 and we spoke about rabies.',
  'Date            Vaccine\nRenewal 15/03/2024      Rabies',
])('R16.2 a date without a label of its own is unsure: %s', (text) => {
  const { vaccinations } = proposalsOf(cardText(text));
  expect(vaccinations.filter(({ givenOn }) => givenOn && !givenOn.isUnsure)).toEqual([]);
});

test.each(['Rabies   Date given: 25/03/2024', 'Vaccine    Date of vaccination\nRabies     25/03/2024'])(
  'R16.2 a date beside its label is sure: %s',
  (text) => {
    expect(summarize(proposalsOf(cardText(text)).vaccinations[0]?.givenOn ?? null)).toBe('2024-03-25');
  },
);

test.each([
  'Rabies   Not given: 15/03/2024',
  'Rabies   refused   15/03/2024',
  'Suspected distemper   15/03/2024',
  'Verdacht auf Staupe   15.03.2024',
  'Parvovirus infection   15/03/2024',
  'Rabia   no administrada   15/03/2024',
  'Rage   reporté   15/03/2024',
  'Rabbia   rimandata   15/03/2024',
  'Raiva   recusada   15/03/2024',
  'Nobivac Rabies   planned   15/03/2024   Lot A123B01',
  'FeLV neg.   15/03/2024',
  'Date           Reason\n15/03/2024     Rabies',
  'Fecha          Motivo\n15/03/2024     Parvovirus',
  'Datum          Diagnose\n15.03.2024     Staupe',
  'Vaccine        Date given\nRabies void    15/03/2024',
])('R16.2 proposes nothing from a refusal, illness or plan: %s', (text) => {
  expect(proposalsOf(cardText(text)).vaccinations).toEqual([]);
});

test('R16.2 a disease among unknown words is unsure', () => {
  const [first] = proposalsOf(cardText('Rabies tag Smithville   15/03/2024')).vaccinations;
  expect(first && [first.vaccine?.isUnsure, first.givenOn?.isUnsure]).toEqual([true, true]);
});

const firstDay = (text: string) => summarize(proposalsOf(cardText(text)).vaccinations[0]?.givenOn ?? null);

test.each([
  ['12.03.20 22', '2020-03-12?|2012-03-20'],
  ['1 2.03.2022', '2022-03-02?'],
  ['22-03-12', '2012-03-22?|2022-03-12'],
  ['24/03/25', '2025-03-24?|2024-03-25'],
])('R16.3 split digits and short years are unsure: %s', (printedDate, expected) => {
  expect(
    firstDay(
      `Vaccine        Date given       Batch\nRabies         ${printedDate.padEnd(15)}  A123B01\nDHPPi          14/03/2021       A123B02`,
    ),
  ).toBe(expected);
});

test.each([
  ['a birth', 'Date of birth: 25/03/2019'],
  ['no label', 'Smithville 25/03/2019'],
  ['two digits of the year', 'Rabies   Date given: 25/03/19'],
])('R16.3 a date with %s proves no order', (_, other) => {
  const { vaccinations } = proposalsOf(cardText(`${other}\n\n\n\nDHPPi   Date given: 03/04/2024`));
  expect(summarize(vaccinations.at(-1)?.givenOn ?? null)).toBe('2024-04-03?|2024-03-04');
});

const microchip = (text: string) => summarize(proposalsOf(cardText(text)).microchip);

test.each([
  ['Dam microchip: 985112001234567', '-'],
  ['Breeder   Chip 985112001234567', '-'],
  ['IBAN   985112001234567', '-'],
  ['Order   985112001234567', '-'],
  ['985112001234567', '985112001234567?'],
  ['Microchip\n985112001234567', '985112001234567'],
])('R16.6 a microchip needs a label of this pet: %s', (text, expected) => {
  expect(microchip(text)).toBe(expected);
});

test.each([
  ['VAT   DE 123456789', '-'],
  ['USt-IdNr.   DE 123456789', '-'],
  ['DE 123456789', 'DE 123456789?'],
])('R16.6 a passport number needs a label of this pet: %s', (text, expected) => {
  expect(summarize(proposalsOf(cardText(text)).passportNumber)).toBe(expected);
});

const weightsOf = (text: string) => proposalsOf(cardText(text)).weights.map(({ kg }) => summarize(kg));

test.each([
  ['25/03/2024   Ideal weight: 12 kg', []],
  ['25/03/2024   Zielgewicht: 12 kg', []],
  ['25/03/2024   Peso al nacer: 12 kg', []],
  ['25/03/2024   Weight loss: 2 kg', []],
  ['25/03/2024   Weight: 12 lb 8 oz', []],
  ['25/03/2024   Futter   12 kg', []],
  ['Date          Target weight\n25/03/2024    12 kg', []],
  ['25/03/2024   12 kg', ['12?']],
  ['25/03/2024   Weight: 12 kg', ['12']],
])('R16.7 a weight needs a label of its own: %s', (text, expected) => {
  expect(weightsOf(text)).toEqual(expected);
});
