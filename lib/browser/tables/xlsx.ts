import { strFromU8, unzipSync } from 'fflate';
import type { TableLine } from '@/lib/core/tables/csv';
import { DAY, instantFromMs } from '@/lib/core/time/dates';

/** Bytes of the unpacked parts of a workbook together. */
const MAX_BYTES = 50 * 1024 * 1024;

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

type Parts = Record<string, Uint8Array>;

interface Workbook {
  strings: readonly string[];
  /** Indexes of cell styles that show a date, a time or both. */
  dateStyles: ReadonlySet<number>;
  /** Days from 1970 to the day before the calendar's first. */
  epochDays: number;
}

const elements = (parent: Document | Element, name: string): Element[] => [...parent.getElementsByTagNameNS('*', name)];

function parsePart(parts: Parts, name: string): Document | null {
  const part = parts[name];
  return part ? new DOMParser().parseFromString(strFromU8(part), 'application/xml') : null;
}

const textOf = (element: Element): string =>
  elements(element, 't')
    .filter((text) => text.parentElement?.localName !== 'rPh')
    .map((text) => text.textContent ?? '')
    .join('');

/** Built-in formats of dates and times (ECMA-376 part 1, 18.8.30). */
const isDateFormat = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);

const isDateCode = (code: string): boolean => /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^[\]]*\]|\\.|_.|\*./g, ''));

function readDateStyles(styles: Document | null): Set<number> {
  const own = new Map(
    (styles ? elements(styles, 'numFmt') : []).map((format) => [
      Number(format.getAttribute('numFmtId')),
      isDateCode(format.getAttribute('formatCode') ?? ''),
    ]),
  );
  const cellStyles = styles ? elements(styles, 'cellXfs').flatMap((list) => elements(list, 'xf')) : [];
  const isDate = (style: Element) => {
    const id = Number(style.getAttribute('numFmtId'));
    return own.get(id) ?? isDateFormat(id);
  };
  return new Set(cellStyles.flatMap((style, index) => (isDate(style) ? [index] : [])));
}

/** Day 0 is 30 December 1899, because the format counts a 29 February 1900. Old Macs count from 1904. */
const epochOf = (workbook: Document | null): number => {
  const from1904 = workbook && elements(workbook, 'workbookPr')[0]?.getAttribute('date1904');
  return (from1904 === '1' || from1904 === 'true' ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) / DAY;
};

const MINUTES = 24 * 60;

function dateText(serial: number, epochDays: number): string {
  const minutes = Math.round(serial * MINUTES) / MINUTES;
  const iso = instantFromMs(Math.round((epochDays + minutes) * DAY)).toISOString();
  const [day, clock] = [iso.slice(0, 10), iso.slice(11, 16)];
  if (minutes < 1) return clock;
  return clock === '00:00' ? day : `${day} ${clock}`;
}

const ROUNDED_DIGITS = 12;

/** Removes binary noise from fractions. 1.234 gets a zero, because alone it could mean 1234. */
function numberText(value: number): string {
  const text = String(Number.isSafeInteger(value) ? value : Number(value.toPrecision(ROUNDED_DIGITS)));
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** Number of 1 January 10000, after the last day of a workbook. */
const DAYS_END = 2_958_466;

function cellText(cell: Element, { strings, dateStyles, epochDays }: Workbook): string {
  const type = cell.getAttribute('t') ?? 'n';
  if (type === 'inlineStr') return textOf(cell).trim();
  const value = elements(cell, 'v')[0]?.textContent ?? '';
  if (type === 's') return (strings[Number(value)] ?? '').trim();
  if (type !== 'n' || value === '' || !Number.isFinite(Number(value))) return type === 'e' ? '' : value.trim();
  const number = Number(value);
  const isDate = dateStyles.has(Number(cell.getAttribute('s') ?? 0)) && number >= 0 && number < DAYS_END;
  return isDate ? dateText(number, epochDays) : numberText(number);
}

const LETTERS = 26;

/** Zero-based column of a reference such as "AB12". */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A')].reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

function readSheet(sheet: Document, workbook: Workbook, limits: { most: number; columns: number }): TableLine[] {
  return elements(sheet, 'row')
    .map((row, index) => {
      const record: string[] = [];
      for (const [place, cell] of elements(row, 'c').entries()) {
        const reference = cell.getAttribute('r');
        const column = reference ? columnOf(reference) : place;
        if (column < limits.columns) record[column] = cellText(cell, workbook);
      }
      return { line: Number(row.getAttribute('r') ?? index + 1), record: Array.from(record, (text) => text ?? '') };
    })
    .filter(({ record }) => record.some(Boolean))
    .slice(0, limits.most);
}

/** Path of the first sheet in the order of the tabs. */
function firstSheet(parts: Parts, workbook: Document | null): string {
  const id = workbook && elements(workbook, 'sheet')[0]?.getAttributeNS(RELATIONSHIPS, 'id');
  const relations = parsePart(parts, RELATIONS);
  const relation = relations && elements(relations, 'Relationship').find((one) => one.getAttribute('Id') === id);
  const target = relation?.getAttribute('Target');
  if (target) return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return 'xl/worksheets/sheet1.xml';
}

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** @returns function that unpacks the named parts, and throws once all of them exceed the limit */
function unpacker(bytes: Uint8Array): (...names: string[]) => Parts {
  let bytesLeft = MAX_BYTES;
  return (...names) =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!names.includes(name)) return false;
        bytesLeft -= originalSize;
        if (bytesLeft < 0) throw new Error('The workbook is too large');
        return true;
      },
    });
}

/** Reads the first sheet. @throws Error unless the data is an XLSX file within the size limit */
export function readXlsx(bytes: Uint8Array, limits: { most: number; columns: number }): TableLine[] {
  const unpack = unpacker(bytes);
  const index = unpack(WORKBOOK, RELATIONS);
  const book = parsePart(index, WORKBOOK);
  const sheetName = firstSheet(index, book);
  const parts = unpack(sheetName, STYLES, STRINGS);
  const sheet = parsePart(parts, sheetName);
  if (!sheet) throw new Error('The workbook has no sheet');
  const sharedStrings = parsePart(parts, STRINGS);
  const workbook = {
    strings: (sharedStrings ? elements(sharedStrings, 'si') : []).map(textOf),
    dateStyles: readDateStyles(parsePart(parts, STYLES)),
    epochDays: epochOf(book),
  };
  return readSheet(sheet, workbook, limits);
}
