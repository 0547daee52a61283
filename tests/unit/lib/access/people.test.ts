import { hasOthers, nameOf, type Person, toPerson, writerOf } from '@/lib/access/people';
import { ringsOf } from '@/lib/access/rings';
import { instantFromJson } from '@/lib/core/time/dates';

const at = instantFromJson('2026-11-26T10:00:00Z');
const before = instantFromJson('2026-11-26T09:59:59Z');
const after = instantFromJson('2026-11-26T10:00:01Z');
const luna = { firstName: 'Luna', lastName: 'Gil', email: 'luna@example.com' };
const row = {
  ...{ id: 'm1', userId: 'u1', role: 'carer' as const, colour: 'green' as Person['colour'] },
  ...{ name: null, startsAt: null, endsAt: null, user: luna },
};
const person = (more: Partial<Person> = {}): Person => ({
  ...{ id: 'm1', userId: 'u1', name: 'Luna Gil', role: 'owner', colour: 'green' as Person['colour'], isActive: true },
  ...more,
});

test.each([
  [luna, 'Luna Gil'],
  [{ ...luna, lastName: '' }, 'Luna'],
  [{ ...luna, firstName: '' }, 'Gil'],
  [{ ...luna, firstName: ' ', lastName: '' }, 'luna'],
  [{ firstName: '', lastName: '', email: 'a@b@example.com' }, 'a'],
])('R11.9 the name of %j is %s', (user, name) => {
  expect(nameOf(user)).toBe(name);
});

test.each([
  [{}, 'Luna Gil', 'Luna'],
  [{ user: { ...luna, firstName: ' ' } }, 'Gil', 'Gil'],
  [{ user: { ...luna, firstName: '', lastName: '' } }, 'luna', 'luna'],
  [{ name: 'Sitter' }, 'Sitter', 'Sitter'],
  [{ user: null }, null, null],
])('R11.3 with %j a member’s name and first name are %s and %s', (more, name, firstName) => {
  expect(toPerson({ ...row, ...more }, at)).toMatchObject({ name, firstName });
});

test.each([
  [{}, true],
  [{ startsAt: at, endsAt: after }, true],
  [{ startsAt: after }, false],
  [{ endsAt: at }, false],
  [{ startsAt: before, endsAt: before }, false],
  [{ userId: null }, false],
])('R11.2 a member with %j has access: %p', (more, isActive) => {
  expect(toPerson({ ...row, ...more }, at).isActive).toBe(isActive);
});

test('R11.3 an entry without a writer is attributed to the first member', () => {
  const people = [person({ id: 'm1' }), person({ id: 'm2' })];
  expect([writerOf(people, null)?.id, writerOf(people, 'm2')?.id]).toEqual(['m1', 'm2']);
  expect([writerOf(people, 'm3'), writerOf([], null)]).toEqual([null, null]);
});

test('R11.3 only members with current access count as others', () => {
  const formerMember = person({ id: 'm2', isActive: false });
  expect([hasOthers([person()]), hasOthers([person(), formerMember]), hasOthers([person(), person()])]).toEqual([
    false,
    false,
    true,
  ]);
});

test('R11.3 a single member has no ring; several have one each', () => {
  const people = [
    person({ name: 'Luna Gil' }),
    person({ id: 'm2', name: 'Leo Mar', role: 'carer' }),
    person({ id: 'm3', name: null, role: 'carer', isActive: false }),
    person({ id: 'm4', name: 'Ana', role: 'viewer' }),
  ];

  expect(ringsOf([person()], 'm1')).toEqual([]);
  expect(ringsOf([person({ name: 'Sam' }), person({ id: 'm2', name: null })], 'm1')[0]?.letters).toBe('S');
  expect(ringsOf(people.slice(0, 2), null).map(({ isReader }) => isReader)).toEqual([false, false]);
  expect(ringsOf(people, 'm2')).toMatchObject([
    { id: 'm1', isReader: false, writes: true, letters: expect.stringMatching(/^L/) },
    { id: 'm2', isReader: true, writes: true, letters: expect.stringMatching(/^L/) },
    { id: 'm3', isReader: false, writes: false, letters: null },
    { id: 'm4', isReader: false, writes: false, letters: expect.stringMatching(/^A/) },
  ]);
});
