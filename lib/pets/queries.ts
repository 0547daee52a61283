import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { dayFromColumn } from '@/lib/core/dates';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/errors';
import { type BinnedPet, type Pet, type PetSummary, petColumns, summaryColumns, toPet, toSummary } from './pet';

/** The member's pets, newest first, as cards show them. A plain list: an account holds at most `MAX_PETS`. */
export async function listPets(viewer: Viewer): Promise<PetSummary[]> {
  const rows = await db().pet.findMany({
    where: { ownerId: viewer.userId, deletedAt: null },
    orderBy: { id: 'desc' },
    select: summaryColumns,
  });
  return rows.map(toSummary);
}

/** The same with what lies in the bin, latest deletion first: both in one round trip. */
export async function listPetsAndBin(viewer: Viewer): Promise<{ pets: PetSummary[]; bin: BinnedPet[] }> {
  const rows = await db().pet.findMany({
    where: { ownerId: viewer.userId },
    orderBy: { id: 'desc' },
    select: { ...summaryColumns, deletedAt: true },
  });
  const pets: PetSummary[] = [];
  const bin: BinnedPet[] = [];
  for (const { deletedAt, ...row } of rows) {
    if (deletedAt) bin.push({ id: row.id, name: row.name, deletedOn: dayFromColumn(deletedAt) });
    else pets.push(toSummary(row));
  }
  bin.sort((a, b) => (a.deletedOn < b.deletedOn ? 1 : -1));
  return { pets, bin };
}

/** Ids and names only, for choosing one. */
export async function listPetNames(viewer: Viewer): Promise<{ id: string; name: string }[]> {
  return db().pet.findMany({
    where: { ownerId: viewer.userId, deletedAt: null },
    orderBy: { id: 'desc' },
    select: { id: true, name: true },
  });
}

/** One pet, whole. @throws AppError not_found when it was deleted since the proof */
export async function getPet(access: PetAccess<'view'>): Promise<Pet> {
  const row = await db().pet.findFirst({ where: { id: access.petId, deletedAt: null }, select: petColumns });
  if (!row) throw notFoundError();
  return toPet(row);
}

/** The storage key of the current photo. */
export async function findPhotoKey(access: PetAccess<'view'>): Promise<string | null> {
  const row = await db().pet.findFirst({ where: { id: access.petId, deletedAt: null }, select: { photoKey: true } });
  return row?.photoKey ?? null;
}
