/** Properties of an event that are read. Others, such as inline attachments, may be megabytes long. */
const eventProperties = new Set([
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'SUMMARY', 'LOCATION', 'DESCRIPTION', 'CATEGORIES', 'STATUS'],
  ...['RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
]);

/** Characters. ical.js takes quadratic time. */
const MAX_LINE_LENGTH = 20_000;
/** Lines. A zone with its history since 1900 has fewer. */
const MAX_ZONE_LINES = 2000;

export interface CalendarLines {
  events: (string[] | null)[];
  zones: string[][];
}

const nameOf = (line: string) => /^[A-Z-]+/i.exec(line)?.[0].toUpperCase() ?? '';

/** Lines of one component, up to its end. Omits nested components, such as alarms, unless `isZone`. */
function readComponent(lines: readonly string[], from: number, isZone: boolean): { found: string[]; end: number } {
  const foldedLines: string[] = [];
  let depth = 0;
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const name = nameOf(line);
    if (name === 'END' && depth === 0) break;
    if (isZone || (depth === 0 && eventProperties.has(name))) foldedLines.push(line);
    if (name === 'BEGIN') depth += 1;
    if (name === 'END') depth -= 1;
  }
  return { found: foldedLines, end: at };
}

/** Unfolds the lines and splits them into components. @throws Error unless the text is a calendar */
export function readCalendarLines(text: string): CalendarLines {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line))) throw new Error('The file is not a calendar');
  const calendar: CalendarLines = { events: [], zones: [] };
  for (let at = 0; at < lines.length; at += 1) {
    const component = /^BEGIN:(VEVENT|VTIMEZONE)\s*$/i.exec(lines[at] ?? '')?.[1]?.toUpperCase();
    if (!component) continue;
    const { found, end } = readComponent(lines, at + 1, component === 'VTIMEZONE');
    const isReadable = end < lines.length && found.every((line) => line.length <= MAX_LINE_LENGTH);
    if (component === 'VEVENT') calendar.events.push(isReadable ? found : null);
    else if (isReadable && found.length <= MAX_ZONE_LINES) calendar.zones.push(found);
    at = end;
  }
  return calendar;
}
