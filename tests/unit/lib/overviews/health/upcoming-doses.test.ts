import fc from 'fast-check';
import { DAY, instantFromJson, instantFromMs } from '@/lib/core/time/dates';
import { doseItems } from '@/lib/overviews/agenda/task-items';
import { upcomingDoses } from '@/lib/overviews/health/summary';
import { frequencies } from '@/lib/records/medications/vocabulary';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';
import { RUNS } from '@/tests/support/property-runs';
import { apoquel } from '../../../components/records/medications/a-medication';

const daily = { ...apoquel, frequency: 'SID' as const, reminders: ['08:00'], timeZone: 'UTC' };
const noon = instantFromJson('2026-05-20T12:00:00Z');
const moment = fc
  .integer({ min: 0, max: 400 * 24 * 60 })
  .map((minute) => instantFromMs(Date.parse('2026-05-01T00:00:00Z') + (minute * DAY) / (24 * 60)));

describe('the doses of the medication tile', () => {
  test('R7.3 all open doses are named, oldest first', () => {
    const tablets = { ...daily, id: 'm2', name: 'Vetmedin', reminders: ['07:00'] };
    const doses = upcomingDoses([daily, tablets], [], instantFromJson('2026-05-20T20:00:00Z'));
    expect(doses.map(({ name, time, state }) => [name, time, state])).toEqual([
      ['Vetmedin', '07:00', 'missed'],
      [daily.name, '08:00', 'missed'],
    ]);
  });

  test('R7.3 a logged dose gives way to the next planned one', () => {
    const line = {
      ...{ id: 'd1', medicationId: daily.id, scheduledFor: '2026-05-20T08:00:00.000Z', status: 'given' as const },
      ...{ at: '2026-05-20T08:05:00.000Z', by: 'Ana', note: null, reason: null },
    };
    expect(upcomingDoses([daily], [line], noon)).toMatchObject([
      { day: '2026-05-21', time: '08:00', state: 'upcoming' },
    ]);
  });

  test('R7.3 the tile and Today agree on open doses', () => {
    fc.assert(
      fc.property(fc.constantFrom(...frequencies), moment, (frequency, at) => {
        const course = { ...apoquel, frequency, startsOn: '2026-05-01' as const, endsOn: null, steps: [] };
        const pet = anAgendaPet({ medications: [course] });
        const onToday = doseItems(pet, at).filter(({ place, state }) => place === 'today' && state !== 'upcoming');
        const onTile = upcomingDoses([course], [], at).filter(({ state }) => state !== 'upcoming');
        expect(onTile.map(({ day, time }) => `${day} ${time}`)).toEqual(
          onToday.map(({ day, time }) => `${day} ${time}`),
        );
      }),
      { numRuns: RUNS },
    );
  });
});
