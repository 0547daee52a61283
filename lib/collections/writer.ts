import type { AnyWriteAccess, PetAccess } from '@/lib/access/pet-access';

export function createdBy({ petId, memberId }: AnyWriteAccess, at: Date) {
  return { petId, createdAt: at, updatedAt: at, createdById: memberId, updatedById: memberId };
}

export function changedBy({ memberId }: PetAccess<'edit'>, at: Date) {
  return { updatedAt: at, updatedById: memberId };
}
