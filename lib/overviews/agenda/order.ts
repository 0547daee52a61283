import type { Day } from '@/lib/core/time/dates';
import type { AgendaItem } from './agenda-item';

const ranks = { overdue: 0, due: 1, upcoming: 2, done: 3 } as const;

/**
 * By what an agenda is sorted, as text: overdue before due before what is to come; then by time, and what has only a day
 * after what has a time, because it can wait some hours; of one moment by pet.
 */
export function urgencyOf({ state, at, day, petName, key }: AgendaItem): string {
  return `${ranks[state]} ${at === null ? `1 ${day}` : `0 ${at}`} ${petName} ${key}`;
}

/** By day, first what has no time, then by time. */
function calendarOf({ at, day, petName, key }: AgendaItem): string {
  return `${day} ${at ?? ''} ${petName} ${key}`;
}

function sortedBy(items: readonly AgendaItem[], textOf: (item: AgendaItem) => string): AgendaItem[] {
  return items
    .map((item) => ({ item, text: textOf(item) }))
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ item }) => item);
}

export interface Agenda {
  /** What is to be done today, most urgent first. */
  open: AgendaItem[];
  /** What nobody has ticked yesterday. */
  missed: AgendaItem[];
  /** What was done or skipped today, in the order of its times. */
  done: AgendaItem[];
  /** The days to come that hold something, in order. */
  ahead: { day: Day; items: AgendaItem[] }[];
}

/** Parts an agenda into what a reader looks for; every item is in exactly one part. */
export function arrange(items: readonly AgendaItem[]): Agenda {
  const at = (place: AgendaItem['place']) => items.filter((item) => item.place === place);
  const today = sortedBy(at('today'), urgencyOf);
  const byDay = new Map<Day, AgendaItem[]>();
  for (const item of sortedBy(at('ahead'), calendarOf)) byDay.set(item.day, [...(byDay.get(item.day) ?? []), item]);
  return {
    open: today.filter(({ state }) => state !== 'done'),
    missed: sortedBy(at('yesterday'), urgencyOf),
    done: today.filter(({ state }) => state === 'done'),
    ahead: [...byDay].map(([day, ofDay]) => ({ day, items: ofDay })),
  };
}
