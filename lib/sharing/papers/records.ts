import { placeOf, type ReadCell, type ReadPage, type ReadRow } from './cells';
import { type Calendar, type DateHit, findDateHits } from './date-roles';
import { type Column, columnAt, findHeading } from './headings';
import { firstRole, mentionsOtherSection, mentionsTest } from './labels';
import { headsOtherTable, mentionsRefusal } from './refusals';
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
  /** Below headings of visits or illnesses. */
  isClosed: boolean;
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

const noSection: Section = { columns: [], vaccine: null, isOther: false, isClosed: false };

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
  if (mentionsOtherSection(words) || mentionsTest(words)) return { ...noSection, isOther: true };
  const [only, ...others] = names;
  if ((!isTitle && !only) || only?.name.product) return section;
  const titled = only && others.length === 0 ? { name: only.name, cell: only.cell } : null;
  return { ...section, vaccine: titled, isOther: false, isClosed: false };
}

/** Reads a page row by row. Rows of headings and of other sections have no facts. */
function readRows(page: ReadPage, species: string, calendar: Calendar): (RowFacts | null)[] {
  const facts: (RowFacts | null)[] = [];
  let section = noSection;
  for (let at = 0; at < page.rows.length; at += 1) {
    const heading = findHeading(page, at, species);
    if (heading) {
      const isOther = section.isOther && !heading.columns.some(({ roles }) => roles.includes('vaccine'));
      const isClosed = headsOtherTable(page.rows.slice(at, heading.to).flatMap(({ cells }) => cells));
      section = { ...section, columns: heading.columns, isOther, isClosed };
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
    const isResult = mentionsTest(wordsOfRow(row)) && !names.some(({ name }) => name.product);
    if (hits.length === 0 && headsOtherTable(row.cells)) section = { ...section, isClosed: true };
    const isRecorded = !isResult && !section.isClosed && !mentionsRefusal(wordsOfRow(row));
    const all = namesFromSection(section, row, { names, hits });
    facts.push(!isRecorded ? null : { row, names: all, hits, section, hasBatch: hasBatch(row, section.columns) });
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

/** True if a row only repeats the record above: "Nobivac DHPPi", below it "Distemper, hepatitis". */
function repeats(record: VaccineRecord, { row, names, hits }: RowFacts, lineHeight: number): boolean {
  if (names.length === 0 || row.top - record.bottom > lineHeight * MERGE_GAP_LINES) return false;
  const isRepeated = names.every((one) => record.names.some((other) => sameVaccine(other, one)));
  const rowHasProduct = names.some(({ name }) => name.product);
  const recordHasProduct = record.names.some(({ name }) => name.product);
  if (!isRepeated || (rowHasProduct && recordHasProduct)) return false;
  return !hits.some(isOwnDate) || (!record.hits.some(isOwnDate) && !recordHasProduct);
}

function conflicts(record: VaccineRecord | undefined, { hits, hasBatch: rowHasBatch }: RowFacts): boolean {
  if (!record) return false;
  const roles = (all: readonly DateHit[]) =>
    all.filter(isOwnDate).map(({ role, list }) => (list ? 'list' : (role ?? 'unlabeled')));
  const present = roles(record.hits);
  const isDated = roles(hits).some((role) => role !== 'list' && present.includes(role));
  return isDated || (rowHasBatch && record.rows.some((row) => hasBatch(row, record.columns)));
}

/** In a table below the title of one vaccine, a dated row with an unknown brand is probably that vaccine. */
function namesFromSection(
  { vaccine, columns, isOther }: Section,
  row: ReadRow,
  context: { names: NamedVaccine[]; hits: readonly DateHit[] },
) {
  const { names, hits } = context;
  const isDated =
    hits.some(({ role, list }) => role === 'given' || list) && columns.some(({ roles }) => roles.includes('given'));
  if (!vaccine || isOther || !isDated || names.some(({ isGuess }) => !isGuess)) return names;
  const [cell] = names.map((one) => one.cell).concat(row.cells);
  return cell ? [{ cell, name: vaccine.name, plain: null, isGuess: true }] : names;
}

interface Grouping {
  records: VaccineRecord[];
  /** Record that rows below may join. */
  current: VaccineRecord | null;
  /** Dated rows above the next vaccine. */
  waiting: RowFacts[];
  lineHeight: number;
}

const isNear = ({ lineHeight }: Grouping, gap: number) => gap <= lineHeight * MAX_GAP_LINES;

function addVaccine(grouping: Grouping, fact: RowFacts): void {
  const { current, waiting, lineHeight } = grouping;
  if (current && repeats(current, fact, lineHeight)) append(current, fact);
  else {
    const record = newRecord(fact);
    for (const above of waiting) if (isNear(grouping, fact.row.top - above.row.bottom)) append(record, above);
    grouping.records.push(record);
    grouping.current = record;
  }
  grouping.waiting = [];
}

/** Adds a row without a vaccine to the record above, or leaves it for the one below. */
function addDetails(grouping: Grouping, fact: RowFacts, next: RowFacts | undefined): void {
  const { current } = grouping;
  const isFact = fact.hits.some(isOwnDate) || fact.hasBatch;
  const below = next ? next.row.top - fact.row.bottom : Number.POSITIVE_INFINITY;
  const above = current ? fact.row.top - current.bottom : Number.POSITIVE_INFINITY;
  const isNearer = above <= below * 1.25 || !isNear(grouping, below);
  const hasRoom = current !== null && current.rows.length < MAX_RECORD_ROWS;
  if (current && hasRoom && isNearer && isNear(grouping, above) && !(isFact && conflicts(current, fact))) {
    append(current, fact);
  } else if (isFact && isNear(grouping, below)) grouping.waiting.push(fact);
}

/** Groups the rows of a page into records: each row goes to the nearest vaccine that lacks its dates. */
export function findRecords(page: ReadPage, species: string, calendar: Calendar): VaccineRecord[] {
  const facts = readRows(page, species, calendar);
  const grouping: Grouping = { records: [], current: null, waiting: [], lineHeight: page.lineHeight };
  for (const [at, fact] of facts.entries()) {
    if (!fact) Object.assign(grouping, { current: null, waiting: [] });
    else if (fact.section.columns.some(({ vaccine }) => vaccine)) grouping.records.push(...columnRecords(fact));
    else if (fact.names.length > 0) addVaccine(grouping, fact);
    else {
      const next = facts.slice(at + 1, at + 1 + MAX_RECORD_ROWS).find((one) => one === null || one.names.length > 0);
      addDetails(grouping, fact, next ?? undefined);
    }
  }
  return grouping.records;
}

/** Records of a card with one column per vaccine: dates below each name, except in rows for the next dose. */
function columnRecords({ row, hits, section }: RowFacts): VaccineRecord[] {
  const label = firstRole(row.cells[0]?.isLabel ? row.cells[0].labels.map(({ value }) => value) : []);
  return section.columns.flatMap(({ vaccine, cells }) => {
    const [cell] = cells;
    const columnHits = hits.filter(
      (hit) => cell && columnAt(section.columns, placeOf(hit.cell, hit.printed))?.cells[0] === cell,
    );
    if (!vaccine || !cell || columnHits.length === 0 || (label !== null && label !== 'given')) return [];
    const dated = label === null ? columnHits : columnHits.map((hit) => ({ ...hit, role: 'given' as const }));
    const names = [{ cell, name: vaccine, plain: null, isGuess: false }];
    return [
      {
        names,
        rows: [{ ...row, cells: columnHits.map((hit) => hit.cell) }],
        hits: dated,
        columns: [],
        top: row.top,
        bottom: row.bottom,
      },
    ];
  });
}
