import type { AgendaItem } from './agenda-item';

const ranks = { overdue: 0, due: 1, upcoming: 2, done: 3 } as const;

function urgencyOf({ state, at, day, petName, key }: AgendaItem): string {
  return `${ranks[state]} ${at === null ? `1 ${day}` : `0 ${at}`} ${petName} ${key}`;
}

function calendarOf({ at, day, petName, key }: AgendaItem): string {
  return `${day} ${at ?? ''} ${petName} ${key}`;
}

function sortedBy(items: readonly AgendaItem[], textOf: (item: AgendaItem) => string): AgendaItem[] {
  return items
    .map((item) => ({ item, text: textOf(item) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ item }) => item);
}

function needsAttention({ kind, state }: AgendaItem): boolean {
  if (kind === 'vaccination' || kind === 'treatment' || kind === 'stock') return true;
  return state !== 'done' && (kind === 'follow-up' || (kind === 'appointment' && state === 'overdue'));
}

export interface Agenda {
  tasks: AgendaItem[];
  missed: AgendaItem[];
  attention: AgendaItem[];
  ahead: AgendaItem[];
}

export function arrangeAgenda(items: readonly AgendaItem[]): Agenda {
  const at = (place: AgendaItem['place']) => items.filter((item) => item.place === place);
  const today = sortedBy(at('today'), urgencyOf);
  return {
    tasks: today.filter((item) => !needsAttention(item)),
    missed: sortedBy(at('yesterday'), urgencyOf),
    attention: today.filter(needsAttention),
    ahead: sortedBy(at('ahead'), calendarOf),
  };
}
