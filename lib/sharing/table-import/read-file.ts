import { csvTextOf } from '@/lib/browser/tables/csv-text';
import { readXlsx } from '@/lib/browser/tables/xlsx';
import { readCsv, type Table } from '@/lib/core/tables/csv';
import { now } from '@/lib/core/time/clock';
import type { CalendarEvent } from './calendar-events';
import { tableLimits } from './vocabulary';

/** One row too many detects an excess. Ten lines of titles and headings may precede the rows. */
const MOST_LINES = tableLimits.rows + 11;

export type FileProblem = 'tooLarge' | 'unreadable' | 'quotes' | 'empty' | 'tooMany';

export type FileReading = { table: Table } | { events: CalendarEvent[] } | { problem: FileProblem; line?: number };

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

const CALENDAR = /^\uFEFF?\s*BEGIN:VCALENDAR/i;

async function readCalendar(text: string, timeZone: string): Promise<FileReading> {
  const { readEvents } = await import('./calendar-events');
  const events = readEvents(text, { timeZone, at: now() });
  if (!events) return { problem: 'tooMany' };
  return events.length > 0 ? { events } : { problem: 'empty' };
}

/** @param timeZone of a calendar's times without one */
export async function readFile(file: File, timeZone: string): Promise<FileReading> {
  if (file.size > tableLimits.bytes) return { problem: 'tooLarge' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isArchive(bytes)) {
      const text = await csvTextOf(file);
      return CALENDAR.test(text) ? await readCalendar(text, timeZone) : readPasted(text);
    }
    return checkTable({ lines: readXlsx(bytes, { most: MOST_LINES, columns: tableLimits.columns }), delimiter: '' });
  } catch {
    return { problem: 'unreadable' };
  }
}
