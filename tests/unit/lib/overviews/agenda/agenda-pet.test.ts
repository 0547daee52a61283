import { nothingPlanned } from '@/lib/overviews/agenda/agenda-pet';
import { agendaItems } from '@/lib/overviews/agenda/items';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';

test('R1.10 Today is empty when nothing is planned', () => {
  const { vaccinated } = anAgendaPet();
  const pet = { ...nothingPlanned, id: 'p1', name: 'Nemo', vaccinated: { ...vaccinated, type: 'fish' } };

  expect(agendaItems([pet], { at: new Date('2026-11-22T12:00:00Z'), timeZone: 'UTC' })).toEqual([]);
  expect(Object.values(nothingPlanned).flat()).toEqual([]);
});
