'use client';

import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { forgetRead, invalidate, type QueryPath, setQueryData } from '@/lib/browser/api/query-client';
import { forgetPage } from '@/lib/browser/offline/forget-page';
import { overwrite } from '@/lib/collections/overwrite';
import { paths } from '@/lib/core/config/paths';
import type { Day } from '@/lib/core/time/dates';
import type { BreedSuggestion } from './breeds';
import type { Pet } from './pet';
import type { PetInput, PetPatch } from './schema';
import type { PetType } from './vocabulary';

export const petPath = (petId: string): QueryPath => `/api/pets/${petId}`;
const lists = /^\/api\/(pets|users\/[^/]+\/pets)$/;

export async function storePet(answer: Promise<Pet>, changed: RegExp): Promise<Pet> {
  const pet = await answer;
  setQueryData(petPath(pet.id), pet);
  invalidate(changed);
  return pet;
}

export function createPet(input: PetInput, idempotencyKey: string): Promise<Pet> {
  return storePet(apiSend<Pet>('POST', '/api/pets', input, { idempotencyKey }), lists);
}

/** @throws OvertakenError if someone else changed it meanwhile */
export function overwritePet(opened: Pet, patch: PetPatch): Promise<Pet> {
  return overwrite(opened, patch, (changes, sending) =>
    storePet(apiSend<Pet>('PATCH', petPath(opened.id), changes, sending), lists),
  );
}

type StayOutcome = 'continues' | 'ends' | 'canceled';

export interface PetUse {
  people: string[];
  stays: { id: string; label: string; until: Day | null; outcome: StayOutcome }[];
}

interface ItemList<Item> {
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
    apiGet<ItemList<{ name: string; role: string }>>(`${petPath(petId)}/members`),
    apiGet<ItemList<ListedStay>>(`/api/stays?limit=${LONGEST_LIST}`),
  ]);
  return {
    people: members.items.filter(({ role }) => role !== 'owner').map(({ name }) => name),
    stays: stays.items
      .filter(({ pets, state }) => pets.includes(petId) && (state === 'open' || state === 'before'))
      .map(({ id, label, until, pets, state }) => ({ id, label, until, outcome: outcomeOf(pets, state) })),
  };
}

export const isUsed = ({ people, stays }: PetUse): boolean => people.length > 0 || stays.length > 0;

export async function removePet(petId: string): Promise<void> {
  await apiSend('DELETE', petPath(petId));
  forgetRead(petPath(petId));
  invalidate(lists);
  await forgetPage(paths.pet(petId));
}

export function restorePet(petId: string): Promise<Pet> {
  return storePet(apiSend<Pet>('POST', `${petPath(petId)}/restore`), lists);
}

export function suggestBreeds(type: PetType, query: string): Promise<BreedSuggestion[]> {
  return apiGet<BreedSuggestion[]>(`/api/breeds?${new URLSearchParams({ type, q: query })}`);
}
