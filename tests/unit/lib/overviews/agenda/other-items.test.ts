import { appointmentItems } from '@/lib/overviews/agenda/appointment-items';
import { followUpItems, treatmentItems, vaccinationItems } from '@/lib/overviews/agenda/day-items';
import { agendaItems } from '@/lib/overviews/agenda/items';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';
import { dose } from '@/tests/support/doses';
import { anAppointment } from '../../../components/records/appointments/an-appointment';

const reader = { today: '2026-11-22', timeZone: 'Europe/Madrid' };
const visit = { id: 'v1', reason: 'Stitches', followUpOn: '2026-11-22', followedUpAt: null, appointmentId: null };

describe('appointments', () => {
  // 09:00 UTC is 10:00 in Madrid.
  test.each([
    ['2026-11-14T12:00:00Z', []],
    ['2026-11-15T12:00:00Z', ['upcoming ahead false']],
    ['2026-11-22T08:59:00Z', ['upcoming today false']],
    ['2026-11-22T09:00:00Z', ['due today true']],
    ['2026-11-22T10:01:00Z', ['overdue today true']],
    ['2026-11-29T12:00:00Z', ['overdue today true']],
    ['2026-11-30T12:00:00Z', []],
  ])('R7.8 an appointment is listed by its time, at %s', (at, expected) => {
    const items = appointmentItems(anAgendaPet({ appointments: [anAppointment()] }), new Date(at));
    expect(items.map(({ state, place, open }) => `${state} ${place} ${open}`)).toEqual(expected);
  });

  test.each([
    ['2026-11-21T23:00:00Z', ['done today false']],
    ['2026-11-22T22:59:00Z', ['done today false']],
    ['2026-11-21T22:59:00Z', []],
    ['2026-11-22T23:00:00Z', []],
  ])('R7.8 a completed appointment is listed only on its day, at %s', (at, expected) => {
    const items = appointmentItems(anAgendaPet({ appointments: [anAppointment({ status: 'done' })] }), new Date(at));
    expect(items.map(({ state, place, open }) => `${state} ${place} ${open}`)).toEqual(expected);
  });

  test('R7.8 a past vet appointment links to a prefilled record', () => {
    const at = new Date('2026-11-22T09:30:00Z');
    const of = (kind: 'vet' | 'groomer') =>
      appointmentItems(anAgendaPet({ appointments: [anAppointment({ kind })] }), at)[0]?.recordHref ?? null;
    expect(of('groomer')).toBeNull();

    const { searchParams, pathname } = new URL(of('vet') ?? '', 'http://here');
    expect(pathname).toBe('/pets/p1/vet-records');
    expect(Object.fromEntries(searchParams)).toEqual({
      new: '1',
      appointment: 'a1',
      visitedOn: '2026-11-22',
      reason: 'Check-up',
      clinic: 'Clínica Sol, calle del Sol 12',
    });
  });

  test('R7.8 appointments with a record are done, and canceled ones absent', () => {
    const at = new Date('2026-11-22T12:00:00Z');
    const namedPet = anAgendaPet({
      appointments: [anAppointment()],
      visits: [{ ...visit, followUpOn: null, appointmentId: 'a1' }],
    });

    expect(appointmentItems(namedPet, at).map(({ state }) => state)).toEqual(['done']);
    const petWithCancelledVisit = anAgendaPet({ appointments: [anAppointment({ status: 'cancelled' })] });
    expect(appointmentItems(petWithCancelledVisit, at)).toEqual([]);
  });
});

describe('treatments', () => {
  test.each([
    ['2026-11-01', ['overdue today']],
    ['2026-11-22', ['due today']],
    ['2026-11-29', ['upcoming ahead']],
    ['2026-11-30', []],
  ])('R7.8 the next treatment is due on %s', (nextDueOn, expected) => {
    const treatments = [{ id: 't1', kind: 'worms' as const, product: 'Milbemax', nextDueOn }];
    const items = treatmentItems(anAgendaPet({ treatments }), reader);
    expect(items.map(({ state, place }) => `${state} ${place}`)).toEqual(expected);
  });
});

describe('vaccinations', () => {
  const dueTexts = (nextDueOn: string) =>
    vaccinationItems(anAgendaPet({ vaccinations: [dose('Yellow fever', '2025-12-01', { nextDueOn })] }), reader)
      .filter(({ id }) => id === 'Yellow fever')
      .map(({ state, place }) => `${state} ${place}`);

  test.each([
    ['2026-11-01', ['overdue today']],
    ['2026-11-22', ['due today']],
    ['2026-11-29', ['upcoming ahead']],
    ['2026-11-30', []],
  ])('R7.3 the next dose is due on %s', (day, expected) => expect(dueTexts(day)).toEqual(expected));

  test('R7.3 a vaccine with a recorded dose does not ask for its history', () => {
    const items = vaccinationItems(
      anAgendaPet({ vaccinations: [dose('Fever', '2026-01-01', { nextDueOn: '2026-11-22' })] }),
      reader,
    );
    expect(items.find(({ id }) => id === 'Fever')).toMatchObject({ asksHistory: false });
  });

  test('R7.11 an adult without records is never overdue', () => {
    expect(vaccinationItems(anAgendaPet(), reader)).toEqual([]);
    const knownPet = anAgendaPet();
    knownPet.vaccinated.createdAt = '2020-10-20T12:00:00.000Z';
    expect(vaccinationItems(knownPet, reader)).toEqual([]);
  });

  test('R7.3 a puppy’s first doses are due by age, with form links', () => {
    const puppy = anAgendaPet();
    puppy.vaccinated.dateOfBirth = '2026-09-20';
    puppy.vaccinated.createdAt = '2026-09-20T12:00:00.000Z';
    const items = vaccinationItems(puppy, reader);

    expect(items.length).toBeGreaterThan(0);
    expect(items[0]).toMatchObject({
      state: 'overdue',
      asksHistory: true,
      recordHref: '/pets/p1?tab=health&part=vaccinations&new=vaccination',
    });
  });
});

describe('follow-ups', () => {
  test.each([
    ['2026-11-21', ['overdue today true']],
    ['2026-11-22', ['due today true']],
    ['2026-11-29', ['upcoming ahead false']],
    ['2026-11-30', []],
  ])('R7.5 a follow-up on %s has the state, place and openness %j', (followUpOn, expected) => {
    const items = followUpItems(anAgendaPet({ visits: [{ ...visit, followUpOn }] }), reader);
    expect(items.map(({ state, place, open }) => `${state} ${place} ${open}`)).toEqual(expected);
  });

  test('R7.5 a visit without a follow-up date adds no item', () => {
    expect(
      followUpItems(anAgendaPet({ visits: [{ ...visit, followUpOn: null, appointmentId: 'a1' }] }), reader),
    ).toEqual([]);
  });

  test('R7.5 items done today are listed as done, older ones are not', () => {
    const followUpsDoneAt = (followedUpAt: string) =>
      followUpItems(anAgendaPet({ visits: [{ ...visit, followedUpAt }] }), reader);
    expect(followUpsDoneAt('2026-11-21T23:30:00.000Z').map(({ state }) => state)).toEqual(['done']);
    expect(followUpsDoneAt('2026-11-21T22:30:00.000Z')).toEqual([]);
  });
});

test('R1.10 an item with only a day uses the reader’s time zone', () => {
  const pet = anAgendaPet({ visits: [visit] });
  const state = (timeZone: string) => agendaItems([pet], { at: new Date('2026-11-22T02:00:00Z'), timeZone })[0]?.state;
  expect([state('Europe/Madrid'), state('America/New_York')]).toEqual(['due', 'upcoming']);
});
