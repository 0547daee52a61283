import type { PaperText } from '@/lib/core/paper/paper-text';
import { type ReadPage, readPage } from './cells';
import { type Calendar, findDateHits } from './date-roles';
import { type Column, findHeading } from './headings';
import { proposeByLabel, proposeMicrochip, proposePassport } from './identity';
import { isForeign } from './labels';
import { layOut } from './layout';
import { CONFIDENT, paperLimits } from './limits';
import { proposeMedications } from './medications';
import { type PrintedDate, paperOrder } from './paper-dates';
import type { PaperContext, PaperDateOrder, PaperProposals } from './proposals';
import { proposeVaccinations } from './vaccinations';
import { proposeWeights } from './weights';

const MIN_FOREIGN_WORDS = 2;

function clearDates(pages: readonly ReadPage[]): PrintedDate[] {
  const cells = pages.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  return cells
    .filter(({ line }) => line.confidence >= CONFIDENT)
    .flatMap(({ dates }) => dates)
    .slice(0, paperLimits.dates);
}

/** Dates that a heading or label names. */
function findNamedDates(page: ReadPage, species: string, calendar: Calendar): PrintedDate[] {
  const dates: PrintedDate[] = [];
  let columns: readonly Column[] = [];
  for (let at = 0; at < page.rows.length && dates.length < paperLimits.dates; at += 1) {
    const heading = findHeading(page, at, species);
    if (heading) {
      columns = heading.columns;
      at = heading.to - 1;
      continue;
    }
    const hits = findDateHits({ rows: page.rows, at, columns, calendar });
    const clear = hits.filter(({ isProof, cell }) => isProof && cell.line.confidence >= CONFIDENT);
    dates.push(...clear.map(({ printed }) => printed));
  }
  return dates;
}

/** True for a paper in a language other than English: those write the day first. */
function isForeignPaper(pages: readonly ReadPage[]): boolean {
  const words = pages.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.words)));
  return new Set(words.filter(isForeign).map(({ folded }) => folded)).size >= MIN_FOREIGN_WORDS;
}

function orderName(dates: readonly PrintedDate[], order: Calendar['order']): PaperDateOrder | null {
  if (order) return order === 'dayFirst' ? 'dmy' : 'mdy';
  const isYearFirst = dates.some(({ kind }) => kind === 'iso') && !dates.some(({ kind }) => kind === 'numbers');
  return isYearFirst ? 'ymd' : null;
}

/**
 * Proposes entries from the text of a paper: vaccinations, weights, medications and numbers of the pet. Values are as
 * printed. A value with two meanings has both; what the paper does not say stays null. Never throws.
 */
export function proposeEntries(paper: PaperText, { species, latest, bornOn }: PaperContext): PaperProposals {
  const pages = layOut(paper).map(readPage);
  const barcodes = paper.barcodes.slice(0, paperLimits.barcodes);
  const dates = clearDates(pages);
  const named = pages.flatMap((page) => findNamedDates(page, species, { order: null, latest, bornOn }));
  const order = paperOrder(named, isForeignPaper(pages));
  const calendar: Calendar = { order, latest, bornOn };
  return {
    dateOrder: orderName(dates, order),
    vaccinations: pages
      .flatMap((page) => proposeVaccinations(page, { species, calendar, barcodes }))
      .slice(0, paperLimits.vaccinations),
    weights: pages.flatMap((page) => proposeWeights(page, species, calendar)).slice(0, paperLimits.weights),
    medications: pages.flatMap((page) => proposeMedications(page, calendar)).slice(0, paperLimits.medications),
    microchip: proposeMicrochip(pages, barcodes),
    passportNumber: proposePassport(pages),
    clinic: proposeByLabel(pages, 'clinic'),
    vetName: proposeByLabel(pages, 'vetName'),
  };
}
