import { type AddressedPerson, hasOthers, type Person } from '@/lib/access/people';
import { ringLetters } from '@/lib/core/text/ring-letters';
import type { AgendaItem } from './agenda-item';
import type { AgendaPet } from './agenda-pet';

export interface HouseholdPerson extends Pick<Person, 'role' | 'colour'> {
  /** Letters of the ring; null for a deleted account, like the name. */
  letters: string | null;
  /** Shortest unambiguous name. */
  name: string | null;
  who: number;
  isYou: boolean;
}

export interface Household {
  people: HouseholdPerson[];
  /** Ids of pets with several active members. */
  shared: ReadonlySet<string>;
  ringOf: (item: Pick<AgendaItem, 'petId' | 'writerId'>) => number | null;
  /** `who` of the responsible person. */
  turnOf: (item: Pick<AgendaItem, 'petId' | 'turn'>) => number | null;
}

const identityOf = ({ userId, id }: Person) => userId ?? id;

function mergeSamePeople(people: readonly AddressedPerson[]): AddressedPerson[] {
  return [...new Map(people.map((person) => [identityOf(person), person])).values()];
}

function shortNames(everybody: readonly AddressedPerson[]): (person: AddressedPerson) => string | null {
  const counts = new Map<string | null, number>();
  for (const { firstName } of everybody) counts.set(firstName, (counts.get(firstName) ?? 0) + 1);
  return ({ firstName, name }) => (counts.get(firstName) === 1 ? firstName : name);
}

export function householdOf(
  pets: readonly Pick<AgendaPet, 'id' | 'people'>[],
  items: readonly Pick<AgendaItem, 'writerId' | 'turn'>[],
  userId: string,
): Household {
  const together = pets.filter(({ people }) => people.length > 1);
  const everybody = mergeSamePeople(together.flatMap(({ people }) => people));
  const names = everybody.flatMap(({ name }) => name ?? []);
  const nameOf = shortNames(everybody);
  const whoOf = new Map(everybody.map((person, index) => [identityOf(person), index]));
  const namedIds = new Set(items.flatMap(({ writerId, turn }) => [writerId, turn]));
  const people: HouseholdPerson[] = [];
  const places = new Map<string | null, number>();
  for (const person of together.flatMap((pet) => pet.people)) {
    const { id, role, colour, name } = person;
    if (!namedIds.has(id) && person.userId !== userId) continue;
    const who = whoOf.get(identityOf(person)) ?? 0;
    const index = people.findIndex((one) => one.who === who && one.role === role && one.colour === colour);
    places.set(id, index < 0 ? people.length : index);
    if (index >= 0) continue;
    const letters = name === null ? null : ringLetters(name, names);
    people.push({ letters, role, colour, name: nameOf(person), who, isYou: person.userId === userId });
  }
  const placeOf = (id: string | null) => places.get(id) ?? null;
  return {
    people,
    shared: new Set(together.filter((pet) => hasOthers(pet.people)).map(({ id }) => id)),
    ringOf: ({ writerId }) => placeOf(writerId),
    turnOf: ({ turn }) => people[placeOf(turn) ?? -1]?.who ?? null,
  };
}
