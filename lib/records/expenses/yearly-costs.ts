import type { CostCategory } from './vocabulary';

/** Sum of the entries of one category, year and currency. */
export interface CostTotal {
  year: number;
  category: CostCategory;
  currency: string;
  cents: number;
  entries: number;
}

export type Money = Pick<CostTotal, 'currency' | 'cents'>;

export interface YearlyCosts {
  year: number;
  /** One amount per currency, the largest first. */
  sums: Money[];
  /** The most expensive first, by the first currency of the year. */
  categories: { category: CostCategory; entries: number; sums: Money[] }[];
}

/** Does not add up currencies, because the exchange rate of the day is unknown. */
function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, cents } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  return [...sums]
    .map(([currency, cents]) => ({ currency, cents }))
    .sort((one, other) => other.cents - one.cents || one.currency.localeCompare(other.currency));
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function toYear(year: number, totals: readonly CostTotal[]): YearlyCosts {
  const sums = sumByCurrency(totals);
  const centsOf = (amounts: readonly Money[]) =>
    amounts.find(({ currency }) => currency === sums[0]?.currency)?.cents ?? 0;
  const categories = [...groupBy(totals, ({ category }) => category)]
    .map(([category, own]) => ({
      category,
      entries: own.reduce((count, { entries }) => count + entries, 0),
      sums: sumByCurrency(own),
    }))
    .sort((one, other) => centsOf(other.sums) - centsOf(one.sums) || one.category.localeCompare(other.category));
  return { year, sums, categories };
}

/** @returns years with costs, the newest first */
export const yearlyCosts = (totals: readonly CostTotal[]): YearlyCosts[] =>
  [...groupBy(totals, ({ year }) => year)]
    .map(([year, own]) => toYear(year, own))
    .sort((one, other) => other.year - one.year);
