import { activeAt, mayShare, newestBy, notEnded, visibleTo, writableBy } from '@/lib/access/filters';
import { instantFromJson } from '@/lib/core/time/dates';

type Row = Record<string, unknown>;

function matchesRow(condition: Row, row: Row): boolean {
  return Object.entries(condition).every(([name, wantedValue]) => {
    if (name === 'AND') return (wantedValue as Row[]).every((one) => matchesRow(one, row));
    if (name === 'OR') return (wantedValue as Row[]).some((one) => matchesRow(one, row));
    const value = row[name];
    if (wantedValue === null || typeof wantedValue !== 'object') return value === wantedValue;
    const { lte, gt, in: list } = wantedValue as { lte?: Date; gt?: Date; in?: unknown[] };
    if (list) return list.includes(value);
    if (value === null) return false;
    return lte ? (value as Date) <= lte : (value as Date) > (gt as Date);
  });
}

const at = instantFromJson('2026-11-26T10:00:00Z');
const before = instantFromJson('2026-11-26T09:59:59Z');
const after = instantFromJson('2026-11-26T10:00:01Z');

test.each([
  [null, null, true, true],
  [before, after, true, true],
  [at, null, true, true],
  [after, null, false, true],
  [null, at, false, false],
  [null, before, false, false],
  [before, before, false, false],
  [after, after, false, true],
])('R11.1 access from %p until %p is active: %p, not ended: %p', (startsAt, endsAt, isActive, isNotEnded) => {
  const member = { startsAt, endsAt };
  expect([matchesRow(activeAt(at), member), matchesRow(notEnded(at), member)]).toEqual([isActive, isNotEnded]);
});

test.each([
  ['owner', true],
  ['carer', true],
  ['viewer', false],
])('R11.1 a %s can view a pet; can write: %p', (role, writes) => {
  const member = { userId: 'u1', role, startsAt: null, endsAt: null };
  const [viewFilter, editFilter] = [
    visibleTo({ userId: 'u1', petIds: null }, at),
    writableBy({ userId: 'u1', petIds: null }, at),
  ];

  expect(matchesRow(viewFilter.members.some, member)).toBe(true);
  expect(matchesRow(editFilter.members.some, member)).toBe(writes);
  for (const other of [
    { ...member, userId: 'u2' },
    { ...member, endsAt: at },
  ]) {
    expect([matchesRow(viewFilter.members.some, other), matchesRow(editFilter.members.some, other)]).toEqual([
      false,
      false,
    ]);
  }
});

test.each([
  ['owner', false, true],
  ['carer', true, true],
  ['carer', false, false],
  ['viewer', true, false],
])('R11.1 a %s with permission (%p) can create share links: %p', (role, allowed, expected) => {
  expect(matchesRow(mayShare, { role, mayShare: allowed })).toBe(expected);
});

test('R2.10 lists start with the newest entry, with ties ordered by id', () => {
  expect(newestBy('givenOn')).toEqual([{ givenOn: 'desc' }, { id: 'desc' }]);
});
