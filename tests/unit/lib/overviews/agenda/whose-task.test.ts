import { addMs, instantFromJson, MINUTE } from '@/lib/core/time/dates';
import { type AgendaItem, agendaDefaults } from '@/lib/overviews/agenda/agenda-item';
import type { AgendaPet } from '@/lib/overviews/agenda/agenda-pet';
import { freshUntil } from '@/lib/overviews/agenda/fresh';
import { lastDose, tallyDay } from '@/lib/overviews/agenda/good-day';
import { nextVaccination } from '@/lib/overviews/agenda/next-vaccination';
import { arrangeAgenda } from '@/lib/overviews/agenda/order';
import { petState } from '@/lib/overviews/agenda/pet-state';
import { stockItems } from '@/lib/overviews/agenda/stock-items';
import { doseItems, routineItems } from '@/lib/overviews/agenda/task-items';
import { breakfast } from '@/tests/support/a-routine';
import { anAgendaItem, anAgendaPet } from '@/tests/support/an-agenda-pet';
import { apoquel, givenAt } from '../../../components/records/medications/a-medication';

const noon = instantFromJson('2026-05-20T10:00:00Z');
const person = (id: string, more: object = {}) => ({
  ...{ id, userId: `u-${id}`, name: id, firstName: id, role: 'carer', colour: 'clay', isActive: true },
  ...more,
});
const people = [person('ana', { role: 'owner' }), person('leo'), person('sam')] as AgendaPet['people'];
const todays = (items: AgendaItem[]) => items.filter(({ place }) => place === 'today');

test.each([
  [['leo'], people, 'leo'],
  [[], people, null],
  [['leo'], [], null],
  [['kim'], people, null],
  [['leo'], [person('leo', { isActive: false })], null],
  [['leo'], [person('leo', { role: 'viewer' })], null],
  [[null, null, 'sam', 'leo', null, null, null], people, 'sam'],
  [[null, null, null, 'leo', null, null, null], people, null],
])('R11.5 assigns a Wednesday task to %j', (responsible, who, turn) => {
  const pet = anAgendaPet({ people: who as AgendaPet['people'], routines: [{ ...breakfast, responsible }] });
  expect(todays(routineItems(pet, noon)).map((item) => item.turn)).toEqual([turn]);
});

test.each([
  [{ writerId: 'leo' }, 'leo'],
  [{ writerId: 'kim' }, null],
  [{ writerId: null }, 'ana'],
  [{}, 'ana'],
])('R11.3 R11.5 a task done with %j has a writer and no responsible person', (writerFields, writerId) => {
  const doneTask = {
    routineId: breakfast.id,
    day: '2026-05-20',
    status: 'done' as const,
    at: '2026-05-20T06:00:00.000Z',
    by: 'x',
  };
  const pet = anAgendaPet({
    ...{ people, routines: [{ ...breakfast, responsible: ['leo'] }], completions: [{ ...doneTask, ...writerFields }] },
  });
  expect(todays(routineItems(pet, noon))).toMatchObject([{ writerId, turn: null, doneAt: doneTask.at, state: 'done' }]);
});

test('R11.3 open tasks have no writer', () => {
  const pet = anAgendaPet({ people, routines: [breakfast], medications: [apoquel] });
  expect([...routineItems(pet, noon), ...doseItems(pet, noon)].map(({ writerId }) => writerId)).toEqual(
    expect.arrayContaining([null]),
  );
  expect(routineItems(pet, noon)[0]).toMatchObject({
    writerId: null,
    doneAt: null,
    daily: true,
    repeat: null,
    asksHistory: false,
  });
});

test.each([
  ['SID', true],
  ['BID', true],
  ['Q4H', true],
  ['EOD', false],
  ['QMO', false],
] as const)('R1.10 a dose of %s counts as daily: %p', (frequency, daily) => {
  const items = doseItems(
    anAgendaPet({ medications: [{ ...apoquel, frequency }] }),
    instantFromJson('2026-05-01T07:00:00Z'),
  );
  expect(new Set(items.map((item) => item.daily))).toEqual(new Set([daily]));
});

test('R1.10 a routine on six days a week does not count as daily', () => {
  const pet = anAgendaPet({ routines: [{ ...breakfast, weekdays: [1, 2, 3, 4, 5, 6] }] });
  expect(todays(routineItems(pet, noon)).map(({ daily }) => daily)).toEqual([false]);
});

test('R1.10 each task links to the page where it is recorded', () => {
  const pet = anAgendaPet({ routines: [breakfast], medications: [apoquel] });
  expect(routineItems(pet, noon)[0]?.href).toBe('/pets/p1/routines');
  expect(doseItems(pet, noon)[0]?.href).toBe('/pets/p1?tab=health&part=medications');
});

const plannedDose = givenAt('06:10', { scheduledFor: '2026-05-20T06:00:00.000Z' });
const again = (time: string, more: object = {}) =>
  givenAt(time, { scheduledFor: null, reason: 'Spat it out', ...more });

test.each([
  ['at once', again('06:10'), true],
  ['within half the interval', again('12:09'), true],
  ['after half the interval', again('12:10'), false],
  ['before it', again('06:09'), false],
  ['without a reason', again('08:00', { reason: null }), false],
  ['of another medicine', again('08:00', { medicationId: 'other' }), false],
])('R11.4 a dose shows its repeat given %s', (_, line, isTold) => {
  const items = todays(doseItems(anAgendaPet({ medications: [apoquel], doses: [line, plannedDose] }), noon));
  expect(items[0]?.repeat?.reason ?? null).toBe(isTold ? 'Spat it out' : null);
});

test.each([
  ['2026-05-15T18:00:00Z', ['overdue today']],
  ['2026-05-15T18:00:01Z', []],
])('R7.3 a weekly dose stays overdue for half a week: %s', (at, expected) => {
  const weekly = { ...apoquel, frequency: 'QWK' as const, startsOn: '2026-05-05' };
  const doses = [givenAt('06:00', { at: '2026-05-05T06:00:00.000Z', scheduledFor: '2026-05-05T06:00:00.000Z' })];
  const items = doseItems(anAgendaPet({ medications: [weekly], doses }), instantFromJson(at));
  expect(items.filter(({ place }) => place !== 'ahead').map(({ state, place }) => `${state} ${place}`)).toEqual(
    expected,
  );
});

const timeZone = 'Europe/Madrid';
const itemAt = (at: string | null) => anAgendaItem({ at });

test.each([
  [[itemAt('2026-05-20T10:00:00.000Z')], 15],
  [[itemAt('2026-05-20T10:00:01.000Z')], 1 / 60],
  [[itemAt('2026-05-20T10:15:00.000Z')], 15],
  [[itemAt('2026-05-20T10:14:00.000Z'), itemAt('2026-05-20T10:03:00.000Z')], 3],
  [[itemAt(null), itemAt('2026-05-20T08:00:00.000Z')], 15],
])('R1.10 case %#: a page stays fresh for %d minutes', (items, minutes) => {
  expect(freshUntil(items, { at: noon, timeZone })).toEqual(addMs(noon, minutes * MINUTE));
});

test('R1.10 picks the last dose given with a name and time', () => {
  const dose = (title: AgendaItem['title'], doneAt: string | null, more: object = {}) =>
    anAgendaItem({ kind: 'dose', title, doneAt, state: 'done', ...more });
  const early = dose('Apoquel', '2026-05-20T06:00:00.000Z');

  expect(lastDose([dose('Late', '2026-05-20T18:00:00.000Z'), early])?.title).toBe('Late');
  for (const other of [
    dose({ en: 'x', es: 'x' }, '2026-05-20T18:00:00.000Z'),
    dose('No time', null),
    dose('Skipped', '2026-05-20T18:00:00.000Z', { skipped: true }),
    dose('A walk', '2026-05-20T18:00:00.000Z', { kind: 'routine' }),
  ])
    for (const doses of [
      [early, other],
      [other, early],
    ])
      expect(lastDose(doses)).toEqual({
        ...{ petId: 'p1', petName: 'Luna', title: 'Apoquel', at: '2026-05-20T06:00:00.000Z' },
      });
  expect(tallyDay([dose('Groomed', null, { category: 'grooming' })], () => 'done').cares).toEqual([]);
});

const fish = { ...anAgendaPet().vaccinated, type: 'fish' };
const fever = (nextDueOn: string, vaccine = 'Fever') => ({
  ...{ id: vaccine, vaccine, product: null, antigens: [], givenOn: '2025-10-01', validUntil: null, nextDueOn },
});

test('R7.3 picks the earliest vaccination from today on as the next one', () => {
  const pet = (name: string, day: string) =>
    anAgendaPet({ id: name, name, vaccinated: fish, vaccinations: [fever(day)] });
  const pets = [pet('Milo', '2026-11-23'), pet('Luna', '2026-11-22'), pet('Nube', '2026-11-21')];
  expect(nextVaccination(pets, '2026-11-22')?.petName).toBe('Luna');
  expect(nextVaccination(pets.toReversed(), '2026-11-22')?.petName).toBe('Luna');
});

const stateOf = (changes: Partial<AgendaPet>, at = noon) =>
  petState(anAgendaPet({ vaccinated: fish, ...changes }), { at, timeZone });

test('R2.1 ranks today’s dose after overdue vaccinations and before everything else', () => {
  const medications = [apoquel, { ...apoquel, id: 'm2', name: 'Early', reminders: ['07:00', '19:00'] }];
  const treatments = [{ id: 't1', kind: 'worms' as const, product: 'Milbemax', nextDueOn: '2026-05-20' }];

  expect(stateOf({ medications, treatments })).toEqual({ kind: 'dose', title: 'Early', time: '07:00' });
  expect(stateOf({ medications, vaccinations: [fever('2026-05-19')] }).kind).toBe('vaccinationOverdue');
  expect(stateOf({ medications, vaccinations: [fever('2026-05-20')] }).kind).toBe('dose');
  expect(stateOf({ treatments })).toEqual({ kind: 'treatmentDue', title: 'Milbemax' });
});

test('R2.1 names the first of two medicines due at the same time', () => {
  const medications = [apoquel, { ...apoquel, id: 'm2', name: 'Second' }];
  expect(stateOf({ medications })).toMatchObject({ kind: 'dose', title: 'Apoquel' });
});

test('R2.1 leaves out doses already given', () => {
  const doses = [plannedDose, givenAt('18:00')];
  expect(stateOf({ medications: [apoquel], doses }, instantFromJson('2026-05-20T19:00:00Z')).kind).toBe('inOrder');
  expect(stateOf({ medications: [{ ...apoquel, frequency: 'PRN' }] }).kind).toBe('inOrder');
  expect(stateOf({ medications: [], treatments: [], vaccinations: [] }).kind).toBe('nothingDue');
});

test('R2.1 names the earliest of several vaccinations', () => {
  const vaccinations = [fever('2026-06-01', 'Later'), fever('2026-05-25', 'Soon'), fever('2026-06-02', 'Last')];
  expect(stateOf({ vaccinations })).toMatchObject({ kind: 'vaccinationDue', vaccineId: 'Soon' });
});

test.each([
  [14, ['2026-05-20 low', '2026-05-27 out']],
  [1, ['2026-05-20 low']],
  [3, ['2026-05-20 low', '2026-05-21 out']],
  [16, []],
])('R11.4 a box of %d doses appears in the week as %j', (stockDoses, expected) => {
  const items = stockItems(anAgendaPet({ medications: [{ ...apoquel, stockDoses, refillBelow: 15 }] }), noon);
  expect(items.map(({ day, key }) => `${day} ${key.split(' ')[1]}`)).toEqual(expected);
});

test('R1.10 untimed tasks follow timed ones, by pet and then by key', () => {
  const item = (key: string, more: Partial<AgendaItem>) => ({ ...anAgendaItem(more), ...{ key } });
  const all = [
    item('c', { at: null, petName: 'Luna' }),
    item('b', { petName: 'Milo' }),
    item('a', { petName: 'Milo' }),
    item('d', { petName: 'Luna' }),
    item('e', { at: '2026-05-20T05:29:00.000Z', petName: 'Zoe' }),
    item('f', { state: 'overdue', at: null }),
    item('g', { state: 'done' }),
  ];
  expect(arrangeAgenda(all).tasks.map(({ key }) => key)).toEqual(['f', 'e', 'd', 'a', 'b', 'c', 'g']);
});

test('R1.10 finished stock, treatments, vaccinations and visits are not listed', () => {
  const item = (kind: AgendaItem['kind'], state: AgendaItem['state']) => ({
    ...agendaDefaults,
    ...anAgendaItem({ kind, state }),
  });
  expect(arrangeAgenda([item('stock', 'done'), item('treatment', 'done'), item('vaccination', 'done')]).tasks).toEqual(
    [],
  );
  expect(arrangeAgenda([item('appointment', 'done'), item('follow-up', 'done')]).attention).toEqual([]);
});
