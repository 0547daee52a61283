import fc from 'fast-check';
import { expenseCategories } from '@/lib/records/expenses/vocabulary';
import { type CostTotal, yearlyCosts } from '@/lib/records/expenses/yearly-costs';
import { RUNS } from '@/tests/support/property-runs';

const total = (over: Partial<CostTotal>): CostTotal => ({
  ...{ year: 2026, category: 'food', currency: 'EUR', cents: 1000, entries: 1 },
  ...over,
});

test('R17.2 lists years newest first and categories by amount', () => {
  const years = yearlyCosts([
    total({ year: 2025, cents: 500 }),
    total({ cents: 3000, entries: 2 }),
    total({ category: 'vet', cents: 4850 }),
  ]);
  expect(years).toEqual([
    {
      year: 2026,
      sums: [{ currency: 'EUR', cents: 7850 }],
      categories: [
        { category: 'vet', entries: 1, sums: [{ currency: 'EUR', cents: 4850 }] },
        { category: 'food', entries: 2, sums: [{ currency: 'EUR', cents: 3000 }] },
      ],
    },
    {
      year: 2025,
      sums: [{ currency: 'EUR', cents: 500 }],
      categories: [{ category: 'food', entries: 1, sums: [{ currency: 'EUR', cents: 500 }] }],
    },
  ]);
});

test('R17.2 never adds up different currencies', () => {
  const [year] = yearlyCosts([total({ cents: 900 }), total({ currency: 'USD', cents: 1000 })]);
  const sums = [
    { currency: 'USD', cents: 1000 },
    { currency: 'EUR', cents: 900 },
  ];
  expect(year).toEqual({ year: 2026, sums, categories: [{ category: 'food', entries: 2, sums }] });
});

test('R17.2 the sums of categories and currencies equal all entries', () => {
  const anyTotal = fc.record({
    year: fc.integer({ min: 2000, max: 2030 }),
    category: fc.constantFrom(...expenseCategories, 'vet' as const),
    currency: fc.constantFrom('EUR', 'USD'),
    cents: fc.nat(),
    entries: fc.nat(),
  });

  const centsOf = (amounts: readonly { currency: string; cents: number }[], wanted: string) =>
    amounts.reduce((sum, { currency, cents }) => sum + (currency === wanted ? cents : 0), 0);

  fc.assert(
    fc.property(fc.array(anyTotal), (totals) => {
      const years = yearlyCosts(totals);
      for (const currency of ['EUR', 'USD']) {
        const all = centsOf(totals, currency);
        expect(
          centsOf(
            years.flatMap(({ sums }) => sums),
            currency,
          ),
        ).toBe(all);
        const categories = years.flatMap((year) => year.categories);
        expect(
          centsOf(
            categories.flatMap(({ sums }) => sums),
            currency,
          ),
        ).toBe(all);
      }
    }),
    { numRuns: RUNS },
  );
});
