'use client';

import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { forgetRead, invalidate, type QueryPath, setQueryData } from '@/lib/browser/api/query-client';
import { forgetPage } from '@/lib/browser/offline/forget-page';
import { overwrite } from '@/lib/collections/overwrite';
import { paths } from '@/lib/core/config/paths';
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
