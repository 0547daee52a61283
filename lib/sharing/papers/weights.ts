import { isPlausible, plausibleGrams } from '@/lib/collections/plausible-weight';
import { toGrams } from '@/lib/records/weights/units';
import { placeOf, type ReadCell, type ReadPage, type ReadRow } from './cells';
import { type Calendar, findDateHits } from './date-roles';
import { type Column, columnAt, findHeading } from './headings';
import { unionOf } from './layout';
import { paperLimits } from './limits';
import type { WeightProposal } from './proposals';
import { toDayReading, toReading } from './readings';
import { mentionsOtherWeight } from './refusals';

const AMOUNT = /(?<![\p{L}\d.,/+–-])(\d{1,4}(?:[.,]\d{1,3})?)\s?(kg|kgs|kilos?|lbs?|pounds|libras)(?![\p{L}\d/])/giu;
const BARE = /^\s*(\d{1,4}(?:[.,]\d{1,3})?)\s*$/;

const NO_WEIGHT =
  /(?:mg|ml|µg|mcg|g)\s?\/|\/\s?kg|\bper\b|\bpro\b|\bpor\b|\d\s?(?:-|–|to|bis|a)\s?\d{1,3}(?:[.,]\d)?\s?(?:kg|lbs?)|[<>≤≥]|up to|hasta|bis zu|jusqu|fino a|\d\s?(?:oz|ounces?|onzas?|unzen?|onces?|once)\b/i;

interface Amount {
  text: string;
  kg: number;
  isUnsure: boolean;
  alternatives: number[];
}

const unitOf = (word: string) => (/^(?:l|p)/i.test(word) ? 'lb' : 'kg');

function readAmount(text: string, number: string, unit: 'kg' | 'lb', species: string): Amount[] {
  const grams = (value: string) => toGrams(Number(value), unit);
  const range = plausibleGrams(species);
  const asDecimal = grams(number.replace(',', '.'));
  const asThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(number) ? grams(number.replace(/[.,]/, '')) : null;
  const [value, ...others] = [asDecimal, asThousands].filter((one) => one !== null && isPlausible(one, range));
  if (value === undefined || value === null) return [];
  const alternatives = others.flatMap((one) => (one === null ? [] : [one / 1000]));
  return [{ text, kg: value / 1000, isUnsure: asThousands !== null, alternatives }];
}

function amountsIn(cell: ReadCell, row: ReadRow, columns: readonly Column[], species: string): Amount[] {
  if (NO_WEIGHT.test(row.cells.map(({ text }) => text).join(' '))) return [];
  const column = columnAt(columns, placeOf(cell, { start: 0, end: cell.text.length }));
  const about = [...row.cells, ...(column?.cells ?? [])];
  if (mentionsOtherWeight(about.flatMap(({ words }) => words))) return [];
  const before = row.cells[row.cells.indexOf(cell) - 1];
  const labels = [...cell.labels, ...(before?.isLabel ? before.labels : [])].map(({ value }) => value);
  const isLabeled = labels.includes('weight') || column?.roles.includes('weight');
  const isAlone = row.cells.length <= 3 && row.cells.some((one) => one.dates.length > 0 && one !== cell);
  const found = [...cell.text.matchAll(AMOUNT)];
  const isWhole = found[0]?.[0].length === cell.text.trim().length;
  if (!isLabeled && !(isAlone && isWhole)) return [];
  if (found.length > 0)
    return found
      .flatMap(([text, number = '', unit = '']) => readAmount(text, number, unitOf(unit), species))
      .map((amount) => ({ ...amount, isUnsure: amount.isUnsure || !isLabeled }));
  const [text, number = ''] = BARE.exec(cell.text) ?? [];
  return text && column?.roles.includes('weight') && column.unit ? readAmount(text, number, column.unit, species) : [];
}

/** Weights of the pet with the date of their row. */
export function proposeWeights(page: ReadPage, species: string, calendar: Calendar): WeightProposal[] {
  const proposals: WeightProposal[] = [];
  let columns: readonly Column[] = [];
  for (let at = 0; at < page.rows.length && proposals.length < paperLimits.weights; at += 1) {
    const heading = findHeading(page, at, species);
    columns = heading?.columns ?? columns;
    const [row] = heading ? [] : page.rows.slice(at, at + 1);
    if (heading) at = heading.to - 1;
    if (!row) continue;
    const amounts = row.cells.flatMap((cell) =>
      amountsIn(cell, row, columns, species).map((amount) => ({ cell, amount })),
    );
    if (amounts.length === 0) continue;
    const hits = findDateHits({ rows: page.rows, at, columns, calendar }).filter(
      ({ role }) => role !== 'ignored' && role !== 'validUntil',
    );
    const weighedOn = toDayReading(hits, calendar, hits.length > 1 || hits.some(({ role }) => role === null));
    const region = unionOf(row.cells.map(({ line }) => line.region));
    for (const { cell, amount } of amounts) {
      const { kg, ...printed } = amount;
      const isUnsure = printed.isUnsure || amounts.length > 1;
      proposals.push({ weighedOn, kg: toReading(cell, { ...printed, value: kg, isUnsure }), page: page.page, region });
    }
  }
  return proposals;
}
