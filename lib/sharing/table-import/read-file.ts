import { csvTextOf } from '@/lib/browser/tables/csv-text';
import { readXlsx } from '@/lib/browser/tables/xlsx';
import { readCsv, type Table } from '@/lib/core/tables/csv';
import { tableLimits } from './vocabulary';

/** One row too many detects an excess. Ten lines of titles and headings may precede the rows. */
const MOST_LINES = tableLimits.rows + 11;

export type FileProblem = 'tooLarge' | 'unreadable' | 'quotes' | 'empty' | 'tooMany';

export type FileReading = { table: Table } | { problem: FileProblem; line?: number };

/** XLSX files are ZIP archives. */
const isArchive = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

function checkTable(table: Table | number): FileReading {
  if (typeof table === 'number') return { problem: 'quotes', line: table };
  if (table.lines.length === 0) return { problem: 'empty' };
  if (table.lines.length >= MOST_LINES) return { problem: 'tooMany' };
  const lines = table.lines.map(({ line, record }) => ({ line, record: record.slice(0, tableLimits.columns) }));
  return { table: { ...table, lines } };
}

export function readPasted(text: string): FileReading {
  return text.length > tableLimits.bytes ? { problem: 'tooLarge' } : checkTable(readCsv(text, MOST_LINES));
}

export async function readFile(file: File): Promise<FileReading> {
  if (file.size > tableLimits.bytes) return { problem: 'tooLarge' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isArchive(bytes)) return readPasted(await csvTextOf(file));
    return checkTable({ lines: readXlsx(bytes, { most: MOST_LINES, columns: tableLimits.columns }), delimiter: '' });
  } catch {
    return { problem: 'unreadable' };
  }
}
