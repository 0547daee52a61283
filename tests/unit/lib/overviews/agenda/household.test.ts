import type { AddressedPerson } from '@/lib/access/people';
import { householdOf } from '@/lib/overviews/agenda/household';
import { otherTurn, usualTurn } from '@/lib/overviews/agenda/turns';

const aPerson = (id: string, firstName: string | null, more: Partial<AddressedPerson> = {}): AddressedPerson => ({
  ...{ id, userId: `u-${firstName}`, firstName, name: firstName && `${firstName} Marsh`, isActive: true },
  ...{ role: 'carer', colour: 'clay' },
  ...more,
});

const alex = aPerson('l1', 'Alex', { role: 'owner', colour: 'pine' });
const ana = aPerson('l2', 'Ana');
const luna = { id: 'luna', people: [alex, ana] };
const milo = { id: 'milo', people: [aPerson('m2', 'Ana', { role: 'owner' }), aPerson('m1', 'Alex')] };
const all = [...luna.people, ...milo.people].map(({ id: writerId }) => ({ writerId, turn: null }));

test('R11.3 a person who cares for several pets counts as one', () => {
  const { people, ringOf, shared } = householdOf([luna, milo], all, 'u-Alex');

  expect(people.map(({ letters, name, role, who, isYou }) => `${letters} ${name} ${role} ${who} ${isYou}`)).toEqual([
    'Al Alex owner 0 true',
    'An Ana carer 1 false',
    'An Ana owner 1 false',
    'Al Alex carer 0 true',
  ]);
  expect(ringOf({ petId: 'milo', writerId: 'm2' })).toBe(2);
  expect(ringOf({ petId: 'luna', writerId: null })).toBeNull();
  expect([...shared]).toEqual(['luna', 'milo']);
});

test.each<[string, Partial<AddressedPerson>, number[]]>([
  ['once if they look the same', {}, [0, 0]],
  ['twice if their colors differ', { colour: 'plum' }, [0, 1]],
  ['twice if their roles differ', { role: 'owner' }, [0, 1]],
])('R11.3 a person with two pets is listed %s', (_, more, rings) => {
  const pets = [
    { id: 'luna', people: [ana, alex] },
    { id: 'milo', people: [aPerson('m2', 'Ana', more), aPerson('m1', 'Leo')] },
  ];
  const items = ['l2', 'm2'].map((writerId) => ({ writerId, turn: null }));
  const { people, ringOf } = householdOf(pets, items, 'u-Ana');
  expect(people).toHaveLength(new Set(rings).size);
  expect(items.map(({ writerId }) => ringOf({ petId: 'any', writerId }))).toEqual(rings);
});

test('R11.3 only people named on the page are sent with it', () => {
  const { people } = householdOf([luna, milo], [{ writerId: null, turn: null }], 'u-Alex');
  expect(people.map(({ name }) => name)).toEqual(['Alex', 'Alex']);
});

test('R11.3 two people with the same first name are shown with full names', () => {
  const pet = { id: 'luna', people: [ana, aPerson('l3', 'Ana', { userId: 'u-2', name: 'Ana Vidal' })] };
  const items = pet.people.map(({ id: writerId }) => ({ writerId, turn: null }));
  expect(householdOf([pet], items, 'u-Ana').people.map(({ name }) => name)).toEqual(['Ana Marsh', 'Ana Vidal']);
});

test('R11.3 a deleted account keeps a ring without letters', () => {
  const formerPerson = aPerson('l3', null, { userId: null, isActive: false });
  const pet = { id: 'luna', people: [aPerson('l1', 'Sam'), formerPerson] };
  const { people } = householdOf([pet], [{ writerId: 'l3', turn: null }], 'u-Sam');
  expect(people[0]?.letters).toBe('S');
  expect(people[1]).toMatchObject({ letters: null, name: null, isYou: false });
});

test.each([[[]], [[alex]]])('R11.3 no people are sent for a single member: %#', (own) => {
  const { people, shared } = householdOf([{ id: 'luna', people: own }], [], 'u-Alex');
  expect([people, shared.size]).toEqual([[], 0]);
});

test('R11.3 a pet that all others have left has no turns', () => {
  const petAlexLeft = { id: 'luna', people: [alex, { ...ana, isActive: false }] };
  expect(householdOf([petAlexLeft], all, 'u-Alex').shared.size).toBe(0);
});

describe('R11.5 turns', () => {
  const task = (turn: number | null, isShared = true) => ({ turn, isShared });

  test('a part of the day takes the turn of most tasks', () => {
    expect(usualTurn([task(1), task(null), task(1)])).toBe(1);
    expect(usualTurn([task(null), task(1)])).toBeNull();
    expect(usualTurn([task(2, false), task(1)])).toBe(1);
    expect(usualTurn([])).toBeNull();
  });

  test('a row shows its turn only if it differs', () => {
    expect(otherTurn(task(1), 1)).toBeUndefined();
    expect(otherTurn(task(null), 1)).toBeNull();
    expect(otherTurn(task(0), null)).toBe(0);
    expect(otherTurn(task(null, false), 1)).toBeUndefined();
  });

  test('a turn follows the person, whatever their role with that pet', () => {
    const items = [{ writerId: null, turn: 'm2' }];
    expect(householdOf([luna, milo], items, 'u-Alex').turnOf({ petId: 'milo', turn: 'm2' })).toBe(1);
    expect(householdOf([luna, milo], all, 'u-Alex').turnOf({ petId: 'milo', turn: null })).toBeNull();
  });
});
