/** What the visits of a year cost in one currency. */
export interface YearCost {
  year: number;
  /** ISO 4217. */
  currency: string;
  /** Hundredths of the currency. */
  cents: number;
  /** How many visits that is. */
  visits: number;
}

/** The years with what they cost, in the order that they have: currencies are not added up, as nobody knows their rate of the day. */
export function costsByYear(costs: readonly YearCost[]): { year: number; costs: YearCost[] }[] {
  const years = new Map<number, YearCost[]>();
  for (const cost of costs) years.set(cost.year, [...(years.get(cost.year) ?? []), cost]);
  return [...years].map(([year, of]) => ({ year, costs: of }));
}
