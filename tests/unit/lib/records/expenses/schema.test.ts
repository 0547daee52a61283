import { expenseForm, expenseInput } from '@/lib/records/expenses/schema';

const today = '2026-03-28';
const entry = { paidOn: '2026-03-07', category: 'food', amountCents: 4590, currency: 'EUR' };
const typed = { paidOn: '2026-03-07', category: 'food', amount: '45,90', currency: 'EUR', title: '', note: '' };

const fieldsOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map(({ path }) => path.join('.'));

test('R17.1 a cost needs a day, category, amount and currency', () => {
  expect(expenseInput(today).parse(entry)).toEqual({ ...entry, title: null, note: null });
  for (const name of Object.keys(entry)) {
    expect(fieldsOf(expenseInput(today).safeParse({ ...entry, [name]: undefined }))).toEqual([name]);
  }
});

test.each([
  ['amountCents', -1],
  ['amountCents', 0.5],
  ['amountCents', 1_000_000_001],
  ['amountCents', '45'],
  ['currency', 'euro'],
  ['currency', 'eur'],
  ['category', 'vet'],
  ['category', '__proto__'],
  ['paidOn', '2026-03-29'],
  ['paidOn', '9999-01-01'],
  ['title', 'x'.repeat(121)],
])('R17.1 refuses %s %j', (name, value) => {
  expect(fieldsOf(expenseInput(today).safeParse({ ...entry, [name]: value }))).toEqual([name]);
});

test.each([
  ['45,90', 4590],
  ['45.9', 4590],
  ['1.250', 125_000],
  ['0', 0],
  ['0,12', 12],
  [' 12 ', 1200],
])('R17.1 reads the typed amount %j', (amount, amountCents) => {
  expect(expenseForm(today).parse({ ...typed, amount })).toMatchObject({ amountCents, currency: 'EUR', title: null });
});

test.each(['', ' ', '-3', 'a lot', '12,5,0', '0,125', '12,3456', '99999999999'])(
  'R17.1 marks the typed amount %j',
  (amount) => {
    expect(fieldsOf(expenseForm(today).safeParse({ ...typed, amount }))).toEqual(['amount']);
  },
);

test.each(['CLP', 'JPY', 'KRW', 'ISK'])('R17.7 %s, which has no decimals, takes only whole amounts', (currency) => {
  const form = expenseForm(today);
  expect(form.parse({ ...typed, currency, amount: '4.500' })).toMatchObject({ amountCents: 450_000, currency });
  expect(form.safeParse({ ...typed, currency, amount: '45,50' }).error?.issues).toMatchObject([
    { path: ['amount'], message: `entries.validation.wholeAmount?currency=${currency}` },
  ]);
});

test.each(['COP', 'UYU', 'HUF', 'KWD'])('R17.7 %s takes amounts in hundredths', (currency) => {
  expect(expenseForm(today).parse({ ...typed, currency })).toMatchObject({ amountCents: 4590, currency });
});

test('R17.8 a typed cost without a currency is refused', () => {
  expect(expenseForm(today).safeParse({ ...typed, currency: '' }).error?.issues).toMatchObject([
    { path: ['currency'], message: 'entries.validation.required' },
  ]);
});
