// Imports no database, so that the columns of pure rules can use these conditions.
import { sharingRoles, writingRoles } from './roles';

interface OfPet {
  readonly petId: string;
}

export const notDeleted = { deletedAt: null };

/** Condition on the pet itself, unless it is in the bin. */
export const notDeletedPet = ({ petId }: OfPet) => ({ id: petId, ...notDeleted });

/** Entries of the pet outside the bin. Excludes all entries of a binned pet. */
export const entriesOf = ({ petId }: OfPet) => ({ petId, ...notDeleted, pet: notDeleted });

/** Pets that a member owns, including those in the bin. */
export const ownedBy = ({ userId }: { userId: string }) => ({ ownerId: userId });

/** Pets that a member owns or looks after at that moment. */
export const visibleTo = ({ userId }: { userId: string }, at: Date) => ({
  members: { some: { userId, ...activeAt(at) } },
});

export const writableBy = ({ userId }: { userId: string }, at: Date) => ({
  members: { some: { userId, role: { in: writingRoles }, ...activeAt(at) } },
});

/** Memberships with access at that moment. */
export const activeAt = (at: Date) => ({
  AND: [{ OR: [{ startsAt: null }, { startsAt: { lte: at } }] }, { OR: [{ endsAt: null }, { endsAt: { gt: at } }] }],
});

/** Memberships with current or future access. */
export const notEnded = (at: Date) => ({ OR: [{ endsAt: null }, { endsAt: { gt: at } }] });

export const mayShare = { OR: [{ role: 'owner' as const }, { role: { in: sharingRoles }, mayShare: true }] };

/** List order: newest first by a moment or day, then by id. */
export function newest<Column extends string>(by: Column) {
  return [{ [by]: 'desc' } as Record<Column, 'desc'>, { id: 'desc' as const }];
}
