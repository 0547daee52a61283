import { type AgendaItem, agendaDefaults } from '@/lib/overviews/agenda/agenda-item';
import { withoutTicks } from '@/lib/overviews/agenda/read-only';

const item = (petId: string): AgendaItem => ({
  ...agendaDefaults,
  ...{ key: petId, kind: 'routine', petId, petName: 'Luna', id: petId, title: 'Walk', day: '2026-11-25' },
  ...{ state: 'due', place: 'today', href: '', open: true, recordHref: '/pets/new' },
});

test('R11.1 read-only members cannot mark tasks as done', () => {
  const items = withoutTicks([item('luna'), item('milo')], new Set(['milo']));

  expect(items.map(({ open }) => open)).toEqual([true, false]);
  expect(items.map(({ recordHref }) => recordHref)).toEqual(['/pets/new', null]);
});
