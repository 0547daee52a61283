'use client';

import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { invalidate, type QueryPath, setQueryData } from '@/lib/browser/api/query-client';
import { overwrite } from '@/lib/collections/overwrite';
import type { BreedSuggestion } from './breeds';
import type { Pet } from './pet';
import type { PetInput, PetPatch } from './schema';
import type { PetType } from './vocabulary';

export const petPath = (petId: string): QueryPath => `/api/pets/${petId}`;
export const petLists = /^\/api\/(pets|users\/[^/]+\/pets)$/;

export async function storePet(answer: Promise<Pet>, changedPaths: RegExp): Promise<Pet> {
  const pet = await answer;
  setQueryData(petPath(pet.id), pet);
  invalidate(changedPaths);
  return pet;
}

export function createPet(input: PetInput, idempotencyKey: string): Promise<Pet> {
  return storePet(apiSend<Pet>('POST', '/api/pets', input, { idempotencyKey }), petLists);
}

/** @throws OvertakenError if someone else changed it meanwhile */
export function overwritePet(openedPet: Pet, patch: PetPatch): Promise<Pet> {
  return overwrite(openedPet, patch, (changes, sending) =>
    storePet(apiSend<Pet>('PATCH', petPath(openedPet.id), changes, sending), petLists),
  );
}

export function suggestBreeds(type: PetType, query: string): Promise<BreedSuggestion[]> {
  return apiGet<BreedSuggestion[]>(`/api/breeds?${new URLSearchParams({ type, q: query })}`);
}
