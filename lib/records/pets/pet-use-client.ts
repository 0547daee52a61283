'use client';

import { apiGet } from '@/lib/browser/api/api-client';
import type { Day } from '@/lib/core/time/dates';
import { petPath } from './client';

type StayOutcome = 'continues' | 'ends' | 'canceled';

export interface PetUse {
  people: string[];
  stays: { id: string; label: string; until: Day | null; outcome: StayOutcome }[];
}

interface Listed<Item> {
  items: Item[];
}

interface ListedStay {
  id: string;
  label: string;
  until: Day | null;
  pets: string[];
  state: string;
}

const LONGEST_LIST = 200;

function outcomeOf(pets: readonly string[], state: string): StayOutcome {
  if (pets.length > 1) return 'continues';
  return state === 'before' ? 'canceled' : 'ends';
}

export async function findPetUse(petId: string): Promise<PetUse> {
  const [members, stays] = await Promise.all([
    apiGet<Listed<{ name: string; role: string }>>(`${petPath(petId)}/members`),
    apiGet<Listed<ListedStay>>(`/api/stays?limit=${LONGEST_LIST}`),
  ]);
  return {
    people: members.items.filter(({ role }) => role !== 'owner').map(({ name }) => name),
    stays: stays.items
      .filter(({ pets, state }) => pets.includes(petId) && (state === 'open' || state === 'before'))
      .map(({ id, label, until, pets, state }) => ({ id, label, until, outcome: outcomeOf(pets, state) })),
  };
}

export const isUsed = ({ people, stays }: PetUse): boolean => people.length > 0 || stays.length > 0;
