import type { Day } from '@/lib/core/time/dates';
import { dayIn, HOUR, instantFromJson } from '@/lib/core/time/dates';
import type { PageLine } from './activity-line';

const MIN_FOLDED_TICKS = 5;

export interface FoldedLine {
  line: PageLine;
  ticks: PageLine[];
}

const momentOf = ({ at }: PageLine) => instantFromJson(at).getTime();

const isTick = ({ collection, kind, shown }: PageLine) =>
  kind === 'created' && (collection === 'checks' || (collection === 'completions' && shown.status === 'done'));

export function foldTicks(lines: readonly PageLine[]): FoldedLine[] {
  const goneIds = new Set<string>();
  return lines.flatMap((line, index) => {
    if (goneIds.has(line.id)) return [];
    if (!isTick(line)) return [{ line, ticks: [line] }];
    const since = momentOf(line) - HOUR;
    const near = lines
      .slice(index)
      .filter((one) => isTick(one) && one.memberId === line.memberId && !goneIds.has(one.id) && momentOf(one) >= since);
    if (near.length < MIN_FOLDED_TICKS) return [{ line, ticks: [line] }];
    for (const { id } of near) goneIds.add(id);
    return [{ line, ticks: near }];
  });
}

export function byDay(lines: readonly PageLine[], timeZone: string): { day: Day; lines: PageLine[] }[] {
  const days = new Map<Day, PageLine[]>();
  for (const line of lines) {
    const day = dayIn(instantFromJson(line.at), timeZone);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days].map(([day, all]) => ({ day, lines: all }));
}
