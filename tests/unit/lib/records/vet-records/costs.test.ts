import fc from 'fast-check';
import { costsByYear } from '@/lib/records/vet-records/costs';
import { RUNS } from '@/tests/support/property-runs';

test('R7.5 groups costs by year, separates currencies and loses nothing', () => {
  const cost = fc.record({
    year: fc.integer({ min: 2000, max: 2030 }),
    currency: fc.constantFrom('EUR', 'USD'),
    cents: fc.nat(),
    visits: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(cost), (costs) => {
      const years = costsByYear(costs);
      expect(new Set(years.map(({ year }) => year)).size).toBe(years.length);
      for (const { year, costs: of } of years) expect(of).toEqual(costs.filter((one) => one.year === year));
      expect(years.flatMap(({ costs: of }) => of)).toHaveLength(costs.length);
    }),
    { numRuns: RUNS },
  );
});
