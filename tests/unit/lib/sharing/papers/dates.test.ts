import { findDates } from '@/lib/sharing/papers/paper-dates';
import { cardText } from '@/tests/support/paper-cards';
import { proposalsOf, summarize, vaccinationsOf } from '@/tests/support/paper-summary';

const card = (printedDate: string, otherDate = '') =>
  cardText(`
Vacuna        Fecha                      Lote
Rabia         ${printedDate.padEnd(25)}  A123B01
${otherDate && `Eurican DAPPi    ${otherDate.padEnd(25)}  B456C02`}`);

const givenOf = (printedDate: string, otherDate?: string) =>
  summarize(proposalsOf(card(printedDate, otherDate)).vaccinations[0]?.givenOn ?? null);

test.each([
  ['25.03.2024', '2024-03-25'],
  ['25/03/24', '2024-03-25?|2025-03-24'],
  ['25-03-2024', '2024-03-25'],
  ['2024-03-25', '2024-03-25'],
  ['25 MAR 2024', '2024-03-25'],
  ['25-MAR-24', '2024-03-25'],
  ['March 25, 2024', '2024-03-25'],
  ['25. März 2024', '2024-03-25'],
  ['25 mars 2024', '2024-03-25'],
  ['1er août 2024', '2024-08-01'],
  ['25 de marzo de 2024', '2024-03-25'],
  ['25 marzo 2024', '2024-03-25'],
  ['25 de março de 2024', '2024-03-25'],
  ['03/25/2024', '2024-03-25'],
  ['12 03 2024', '2024-03-12?|2024-12-03'],
  ['2S/03/2O24', '2024-03-25?'],
  ['25,03,2024', '2024-03-25?'],
  ['25 O3 2024', '-'],
  ['31.02.2024', '-'],
  ['25/13/2024', '-'],
  ['25/03/2027', '-'],
  ['25/03/2204', '-'],
  ['03/2024', '-'],
])('R16.3 reads %s as %s', (text, expected) => {
  expect(givenOf(text)).toBe(expected);
});

test.each([
  ['no other date', '03/04/2024', '', '2024-04-03?|2024-03-04'],
  ['a date with the day first', '03/04/2024', '25/04/2024', '2024-04-03'],
  ['a date with the month first', '03/04/2024', '04/25/2024', '2024-03-04'],
  ['equal day and month', '04/04/2024', '', '2024-04-04'],
  ['only one order that is not in the future', '01/12/2026', '', '2026-01-12?'],
])('R16.3 reads day and month beside %s', (_, printedDate, otherDate, expected) => {
  expect(givenOf(printedDate, otherDate)).toBe(expected);
});

test.each([
  ['25/03/2024', 'dmy'],
  ['03/25/2024', 'mdy'],
  ['2024-03-25', 'ymd'],
  ['03/04/2024', null],
  ['03.04.2024', 'dmy'],
])('R16.3 names the order of %s: %s', (printedDate, order) => {
  expect(proposalsOf(card(printedDate)).dateOrder).toBe(order);
});

test('R16.3 dates with dots stay unsure on an English paper', () => {
  const [first] = vaccinationsOf(cardText('Vaccine     Date\nRabies      03.04.2024'));
  expect(first).toBe('dog.rabies ; - ; 2024-04-03?|2024-03-04 ; - ; -');
});

test('R16.3 contradicting dates leave the order undecided', () => {
  const { dateOrder, vaccinations } = proposalsOf(card('25/04/2024', '04/25/2024'));
  expect([dateOrder, summarize(vaccinations[0]?.givenOn ?? null)]).toEqual([null, '2024-04-25']);
});

test.each([
  ['before the birth', '25/01/2019', '2019-01-25?'],
  ['of the birth without a label', '03/02/2019', undefined],
])('R16.3 a date %s is unsure or no vaccination', (_, date, expected) => {
  const [first] = proposalsOf(cardText(`25/12/2020\n\n\n\n\nRabies   ${date}`)).vaccinations;
  expect(first && summarize(first.givenOn)).toBe(expected);
});

test.each([
  ['two dates without headings', 'Rabies   25/03/2024   25/03/2025', '2024-03-25?|2025-03-25 ; -'],
  ['one date without heading', 'Rabies   25/03/2024', '2024-03-25? ; -'],
  ['a label in the line', 'Rabies   given 25/03/2024, valid until 25/03/2027', '2024-03-25 ; 2027-03-25'],
  ['the next dose in the line', 'Rabies   25/03/2024   next due 25/03/2025', '2024-03-25? ; -'],
  ['the expiry of the vial', 'Rabies   25/03/2024   Lot A123B01 Exp 25/05/2025', '2024-03-25? ; -'],
  ['an unlabeled date beside the batch', 'Nobivac Rabies\nLot A123B01 25/05/2025', '2025-05-25? ; -'],
  ['an end before the beginning', 'Rabies   given 25/03/2024   valid until 25/03/2023', '2024-03-25? ; 2023-03-25?'],
])('R16.2 assigns dates beside %s', (_, line, expected) => {
  const [first] = proposalsOf(cardText(line)).vaccinations;
  expect([first?.givenOn ?? null, first?.validUntil ?? null].map(summarize).join(' ; ')).toBe(expected);
});

test('R16.3 lines that are hard to read result in unsure readings', () => {
  const [first] = vaccinationsOf(cardText('Rabies   25/03/2024   Lot A123B01', { confidence: 0.5 }));
  expect(first).toBe('dog.rabies? ; - ; 2024-03-25? ; - ; A123B01?');
});

test.each(['Lot 12-034-2024', '91 123 45 67', 'v1.12.03', '12.03.2024.5', '10 mg 20'])(
  'R16.3 finds no date in %s',
  (text) => {
    expect(findDates(text)).toEqual([]);
  },
);
