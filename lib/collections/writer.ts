import type { AnyWriteAccess, PetAccess } from '@/lib/access/pet-access';

/** Columns of a new entry: its pet, when it was written and by whom. */
export function createdBy({ petId, memberId }: AnyWriteAccess, at: Date) {
  return { petId, createdAt: at, updatedAt: at, createdById: memberId, updatedById: memberId };
}

/** Columns of an entry that changes; its first writer stays. */
export function changedBy({ memberId }: PetAccess<'edit'>, at: Date) {
  return { updatedAt: at, updatedById: memberId };
}
