import type { Day } from '@/lib/core/time/dates';
import type { AgendaItem } from './agenda-item';

const ranks = { overdue: 0, due: 1, upcoming: 2, done: 3 } as const;

/** Sort key: overdue, due, upcoming; then by time, with untimed items last because they can wait some hours. */
export function urgencyOf({ state, at, day, petName, key }: AgendaItem): string {
  return `${ranks[state]} ${at === null ? `1 ${day}` : `0 ${at}`} ${petName} ${key}`;
}

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
  open: AgendaItem[];
  missed: AgendaItem[];
  done: AgendaItem[];
  ahead: { day: Day; items: AgendaItem[] }[];
}

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
