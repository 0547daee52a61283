import type { Person } from '@/lib/access/people';
import { type GuardedDose, guardOf } from '@/lib/records/medications/dose-guard';
import { trackedDoses } from '@/lib/records/medications/dose-log';
import { endOfSpacing } from '@/lib/records/medications/double-dose';
import type { Medication } from '@/lib/records/medications/medication';
import { apoquel, givenAt } from '../../../components/records/medications/a-medication';

const person = (id: string, name: string | null, more: Partial<Person> = {}): Person => ({
  ...{ id, name, userId: name && `u-${id}`, role: 'carer', colour: 'pine', isActive: true },
  ...more,
});
const alex = person('a', 'Alex', { role: 'owner' });
const ana = person('b', 'Ana', { colour: 'honey' });
const formerMember = { isActive: false };
const people = [
  alex,
  ana,
  person('c', 'Sam'),
  person('d', 'Kim', formerMember),
  person('e', null),
  person('f', 'Sid', formerMember),
];
const pet = { name: 'Luna', type: 'dog', cover: 'pine', photoUrl: null } as const;
const now = new Date('2026-05-20T07:32:00.000Z');
const hourly = { frequency: 'Q2H', startsOn: '2026-05-20', timeZone: 'UTC' } as const;
const late = '2026-05-21T06:00';

const lineAt = (time: string, createdById: string | null, more: Partial<GuardedDose> = {}): GuardedDose => ({
  ...givenAt(time),
  createdById,
  ...more,
});

function guard(line: GuardedDose, change: Partial<Medication> = {}, memberId = 'a') {
  const medication = { ...apoquel, ...change };
  const double = { kind: 'recent' as const, line, until: endOfSpacing(medication, line) };
  return guardOf(double, { medication, pet, people, memberId, now });
}

test('R11.4 the warning shows the giver and the readers of the reason', () => {
  const doseGuard = guard(lineAt('06:02', 'b'));
  expect(doseGuard).toMatchObject({ by: { id: 'b', name: 'Ana' }, isOwn: false, readers: ['Ana', 'Sam'] });
  expect(doseGuard.ring).toEqual({ letters: 'An', role: 'carer', colour: 'honey' });
  expect(guard(lineAt('06:02', 'b'), {}, 'b')).toMatchObject({ isOwn: true, readers: ['Alex', 'Sam'] });
});

test('R11.4 deleted accounts have no name; entries without writer are the owner’s', () => {
  expect(guard(lineAt('06:02', 'e'))).toMatchObject({ by: null, isOwn: false, ring: { letters: null } });
  expect(guard(lineAt('06:02', null))).toMatchObject({ by: { name: 'Alex' }, isOwn: true });
});

test('R11.4 names no writer if the writer is unknown', () => {
  expect(guard(lineAt('06:02', 'gone'))).toMatchObject({ by: null, isOwn: false, ring: null });
});

test.each([
  ['a', 'Al'],
  ['b', 'An'],
  ['c', 'S'],
  ['d', 'K'],
])('R11.4 the initials of %s are unique among members: %s', (id, letters) => {
  expect(guard(lineAt('06:02', id)).ring?.letters).toBe(letters);
});

test.each([
  ['given in time', {}, lineAt('06:02', 'b', { scheduledFor: '2026-05-20T06:00:00.000Z' }), '18:00', true],
  ['given early', {}, lineAt('13:00', 'b', { scheduledFor: '2026-05-20T18:00:00.000Z' }), '2026-05-21T06:00', true],
  ['given so late that the plan is too near', {}, lineAt('13:00', 'b', { scheduledFor: null }), '19:00', false],
  ['given just long enough before', {}, lineAt('12:00', 'b', { scheduledFor: null }), '18:00', true],
  ['given long before the first one', hourly, lineAt('00:30', 'b', { scheduledFor: null }), '08:00', true],
  ['given later than the next one', {}, lineAt('18:30', 'b', { scheduledFor: '2026-05-20T06:00:00.000Z' }), late, true],
  ['as needed', { frequency: 'PRN', minHoursBetween: 4 }, lineAt('06:00', 'b'), '10:00', false],
] as const)('R11.4 names the next dose: %s', (_, change, line, next, isPlanned) => {
  const at = `${next.includes('T') ? next : `2026-05-20T${next}`}:00.000Z`;
  expect(guard(line, change).next).toEqual({ at, isPlanned });
});

test.each([
  ['2026-05-19T21:59:00.000Z', '1 tablet'],
  ['2026-05-19T22:00:00.000Z', 'half'],
])('R11.4 a dose given at %s has the dosage of that day: %s', (at, dosage) => {
  const steps = [{ from: '2026-05-20', dosage: 'half' }];
  expect(guard(lineAt('06:00', 'b', { at }), { timeZone: 'Europe/Madrid', dosage: '1 tablet', steps }).dosage).toBe(
    dosage,
  );
});

test('R11.4 a single dose has no next dose', () => {
  expect(guard(lineAt('06:02', 'b'), { frequency: 'ONCE' }).next).toBeNull();
});

test('R11.4 a repeated dose does not replace another planned dose', () => {
  const log = [
    givenAt('06:50', { scheduledFor: '2026-05-20T06:00:00.000Z' }),
    givenAt('12:40', { scheduledFor: null, reason: 'Spat it out' }),
  ];
  const [from, to] = [new Date('2026-05-20T00:00:00Z'), new Date('2026-05-20T21:00:00Z')];
  const states = trackedDoses(apoquel, log, { from, to, at: new Date('2026-05-20T13:00:00Z') });
  expect(states.map(({ state }) => state)).toEqual(['given', 'upcoming']);
});

// A day begins at 18:15 UTC in Kathmandu and at 04:00 UTC in New York.
test.each([
  ['Asia/Kathmandu', '2026-05-19T18:14:59.999Z', '1 tablet'],
  ['Asia/Kathmandu', '2026-05-19T18:15:00.000Z', '1/2 tablet'],
  ['Asia/Kathmandu', '2026-05-19T18:15:00.001Z', '1/2 tablet'],
  ['America/New_York', '2026-05-20T03:59:59.999Z', '1 tablet'],
  ['America/New_York', '2026-05-20T04:00:00.000Z', '1/2 tablet'],
])('R11.4 in %s, a dose given at %s has the dosage %s', (timeZone, at, dosage) => {
  const steps = [{ from: '2026-05-20', dosage: '1/2 tablet' }];
  expect(guard(lineAt('06:02', 'b', { at }), { timeZone, steps }).dosage).toBe(dosage);
});
