import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import { agendaDefaults } from '@/lib/overviews/agenda/agenda-item';
import { type AgendaPet, nothingPlanned } from '@/lib/overviews/agenda/agenda-pet';

export function anAgendaPet(changes: Partial<AgendaPet> = {}): AgendaPet {
  return {
    ...nothingPlanned,
    id: 'p1',
    name: 'Luna',
    vaccinated: {
      type: 'dog',
      dateOfBirth: '2021-03-07',
      deceasedOn: null,
      vaccineProfile: 'wsava',
      country: null,
      region: null,
      microchippedOn: null,
      createdAt: '2026-11-20T12:00:00.000Z',
      extraVaccines: [],
      highRisk: false,
    },
    ...changes,
  };
}

export function anAgendaItem(changes: Partial<AgendaItem> = {}): AgendaItem {
  return {
    ...agendaDefaults,
    key: 'r1 2026-05-20',
    kind: 'routine',
    petId: 'p1',
    petName: 'Luna',
    id: 'r1',
    title: 'Breakfast',
    category: 'feeding',
    at: '2026-05-20T05:30:00.000Z',
    day: '2026-05-20',
    time: '07:30',
    timeZone: 'Europe/Madrid',
    state: 'due',
    place: 'today',
    open: true,
    href: '/pets/p1/routines',
    ...changes,
  };
}
