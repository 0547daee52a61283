import { placeOf, type ReadCell, type ReadPage, type ReadRow } from './cells';
import { type Calendar, type DateHit, findDateHits } from './date-roles';
import { type Column, columnAt, findHeading } from './headings';
import { firstRole, namesOtherSection, namesTest } from './labels';
import { type NamedVaccine, namesInRow, sameVaccine } from './row-names';
import type { VaccineName } from './vaccine-names';

/** Rows that belong to the vaccines of one or several stickers or cells side by side. */
export interface VaccineRecord {
  names: NamedVaccine[];
  rows: ReadRow[];
  hits: DateHit[];
  columns: readonly Column[];
  top: number;
  bottom: number;
}

interface Section {
  columns: readonly Column[];
  vaccine: { name: VaccineName; cell: ReadCell } | null;
  isOther: boolean;
}

interface RowFacts {
  row: ReadRow;
  names: NamedVaccine[];
  hits: DateHit[];
  section: Section;
  hasBatch: boolean;
}

const MAX_GAP_LINES = 2;
const MERGE_GAP_LINES = 1.1;
const MAX_TITLE_WORDS = 14;
const MAX_RECORD_ROWS = 12;

const noSection: Section = { columns: [], vaccine: null, isOther: false };

function wordsOfRow({ cells }: ReadRow) {
  return cells.flatMap(({ words }) => words);
}

/** Title of a part of the paper: changes what the rows below are about. */
function nextSection(
  section: Section,
  { cells }: ReadRow,
  names: readonly NamedVaccine[],
  hits: readonly DateHit[],
): Section {
  const words = cells.flatMap((cell) => cell.words);
  if (hits.length > 0 || words.length > MAX_TITLE_WORDS || cells.length > 2) return section;
  const isTitle = cells.some(({ labels }) => labels.some(({ value }) => value === 'vaccine'));
  if (namesOtherSection(words) || namesTest(words)) return { ...noSection, isOther: true };
  const [only, ...others] = names;
  if ((!isTitle && !only) || only?.name.product) return section;
  const titled = only && others.length === 0 ? { name: only.name, cell: only.cell } : null;
  return { ...section, vaccine: titled, isOther: false };
}

/** Reads a page row by row. Rows of headings and of other sections have no facts. */
function readRows(page: ReadPage, species: string, calendar: Calendar): (RowFacts | null)[] {
  const facts: (RowFacts | null)[] = [];
  let section = noSection;
  for (let at = 0; at < page.rows.length; at += 1) {
    const heading = findHeading(page, at, species);
    if (heading) {
      const isOther = section.isOther && !heading.columns.some(({ roles }) => roles.includes('vaccine'));
      section = { ...section, columns: heading.columns, isOther };
      for (; at < heading.to; at += 1) facts.push(null);
      at -= 1;
      continue;
    }
    const [row] = page.rows.slice(at, at + 1);
    if (!row) break;
    const hits = findDateHits({ rows: page.rows, at, columns: section.columns, calendar });
    const names = namesInRow(row, { columns: section.columns, species, isOther: section.isOther, hits });
    const next = nextSection(section, row, names, hits);
    if (next.isOther && !section.isOther) section = next;
    else section = { ...next, columns: section.columns };
    const isResult = namesTest(wordsOfRow(row)) && !names.some(({ name }) => name.product);
    facts.push(isResult ? null : { row, names, hits, section, hasBatch: hasBatch(row, section.columns) });
  }
  return facts;
}

function hasBatch({ cells }: ReadRow, columns: readonly Column[]): boolean {
  return cells.some((cell) => {
    const column = columnAt(columns, placeOf(cell, { start: 0, end: cell.text.length }));
    return (
      cell.labels.some(({ value }) => value === 'batch') || (column?.roles.includes('batch') && /\d/.test(cell.text))
    );
  });
}

const newRecord = ({ row, names, hits, section }: RowFacts): VaccineRecord => ({
  ...{ names: [...names], rows: [row], hits: [...hits], columns: section.columns, top: row.top, bottom: row.bottom },
});

function append(record: VaccineRecord, { row, hits, names }: RowFacts): void {
  record.rows.push(row);
  record.hits.push(...hits);
  record.top = Math.min(record.top, row.top);
  record.bottom = Math.max(record.bottom, row.bottom);
  for (const one of names) {
    const at = record.names.findIndex((other) => sameVaccine(other, one));
    const existing = record.names[at];
    if (existing && one.name.product && !existing.name.product)
      record.names[at] = { ...one, plain: existing.plain ?? existing.name };
  }
}

const isOwnDate = ({ role }: DateHit) => role !== 'ignored';

/** True if a row only says again what the record above is: "Nobivac DHPPi", below it "Distemper, hepatitis". */
function repeats(record: VaccineRecord, { row, names, hits }: RowFacts, lineHeight: number): boolean {
  if (names.length === 0 || row.top - record.bottom > lineHeight * MERGE_GAP_LINES) return false;
  const isRepeated = names.every((one) => record.names.some((other) => sameVaccine(other, one)));
  const brings = names.some(({ name }) => name.product);
  const has = record.names.some(({ name }) => name.product);
  if (!isRepeated || (brings && has)) return false;
  return !hits.some(isOwnDate) || (!record.hits.some(isOwnDate) && !has);
}

function conflicts(record: VaccineRecord | undefined, { hits, hasBatch: brings }: RowFacts): boolean {
  if (!record) return false;
  const roles = (all: readonly DateHit[]) =>
    all.filter(isOwnDate).map(({ role, list }) => (list ? 'list' : (role ?? 'given')));
  const present = roles(record.hits);
  const isDated = roles(hits).some((role) => role !== 'list' && present.includes(role));
  return isDated || (brings && record.rows.some((row) => hasBatch(row, record.columns)));
}

/** Groups the rows of a page into records: each row goes to the nearest vaccine that lacks its dates. */
export function findRecords(page: ReadPage, species: string, calendar: Calendar): VaccineRecord[] {
  const facts = readRows(page, species, calendar);
  const records: VaccineRecord[] = [];
  let waiting: RowFacts[] = [];
  let record: VaccineRecord | undefined;
  const near = (gap: number) => gap <= page.lineHeight * MAX_GAP_LINES;
  for (const [at, fact] of facts.entries()) {
    if (!fact) {
      record = undefined;
      waiting = [];
      continue;
    }
    if (fact.section.columns.some(({ vaccine }) => vaccine)) {
      records.push(...columnRecords(fact));
      continue;
    }
    const isFact = fact.hits.some(isOwnDate) || fact.hasBatch;
    if (fact.names.length > 0) {
      if (record && repeats(record, fact, page.lineHeight)) append(record, fact);
      else {
        record = newRecord(fact);
        records.push(record);
        for (const before of waiting) if (near(fact.row.top - before.row.bottom)) append(record, before);
      }
      waiting = [];
      continue;
    }
    const above = record ? fact.row.top - record.bottom : Number.POSITIVE_INFINITY;
    const next = facts.slice(at + 1, at + 1 + MAX_RECORD_ROWS).find((one) => one === null || one.names.length > 0);
    const below = next ? next.row.top - fact.row.bottom : Number.POSITIVE_INFINITY;
    const fits = record && near(above) && record.rows.length < MAX_RECORD_ROWS && !(isFact && conflicts(record, fact));
    const goesUp = fits && (above <= below * 1.25 || !near(below));
    if (record && goesUp) append(record, fact);
    else if (isFact && near(below)) waiting = [...waiting, fact];
  }
  return records;
}

/** Records of a card with a column per vaccine: a date below the name, in a row that is not about the next dose. */
function columnRecords({ row, hits, section }: RowFacts): VaccineRecord[] {
  const label = firstRole(row.cells[0]?.isLabel ? row.cells[0].labels.map(({ value }) => value) : []);
  return section.columns.flatMap(({ vaccine, cells }) => {
    const [cell] = cells;
    const own = hits.filter(
      (hit) => cell && columnAt(section.columns, placeOf(hit.cell, hit.printed))?.cells[0] === cell,
    );
    if (!vaccine || !cell || own.length === 0 || (label !== null && label !== 'given')) return [];
    const dated = label === null ? own : own.map((hit) => ({ ...hit, role: 'given' as const }));
    const names = [{ cell, name: vaccine, plain: null, isGuess: false }];
    return [
      {
        names,
        rows: [{ ...row, cells: own.map((hit) => hit.cell) }],
        hits: dated,
        columns: [],
        top: row.top,
        bottom: row.bottom,
      },
    ];
  });
}
