export interface YearCost {
  year: number;
  currency: string;
  cents: number;
  visits: number;
}

/** Does not add up currencies, because the exchange rate of the day is unknown. */
export function costsByYear(costs: readonly YearCost[]): { year: number; costs: YearCost[] }[] {
  const years = new Map<number, YearCost[]>();
  for (const cost of costs) years.set(cost.year, [...(years.get(cost.year) ?? []), cost]);
  return [...years].map(([year, of]) => ({ year, costs: of }));
}
