import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { overwritePet, petPath } from '@/lib/records/pets/client';
import type { Pet } from '@/lib/records/pets/pet';
import { undoImport } from '@/lib/sharing/imports/client';
import { profileNames } from './review';
import type { ReviewedEntries } from './review-schema';
import type { PaperInput } from './schema';
import type { SavedPaper } from './vocabulary';

/** Needs a connection, because the entries are written together. */
export async function savePaper(petId: string, body: PaperInput, key: string): Promise<SavedPaper> {
  const saved = await apiSend<SavedPaper>('POST', `/api/pets/${petId}/papers`, body, { idempotencyKey: key });
  invalidate(new RegExp(`^/api/pets/${petId}`));
  return saved;
}

/** Clears profile fields that still hold the saved value. */
async function clearProfile(petId: string, filled: ReviewedEntries['pet']): Promise<void> {
  const names = profileNames.filter((name) => filled[name] !== undefined);
  if (names.length === 0) return;
  const pet = await apiGet<Pet>(petPath(petId));
  const unchanged = names.filter((name) => pet[name] === filled[name]);
  if (unchanged.length > 0) await overwritePet(pet, Object.fromEntries(unchanged.map((name) => [name, null])));
}

/** @returns number of entries that stay, because they were changed or used */
export async function undoPaper(
  petId: string,
  { importId }: SavedPaper,
  filled: ReviewedEntries['pet'],
): Promise<number> {
  const remaining = await undoImport(importId);
  await clearProfile(petId, filled);
  return remaining;
}
