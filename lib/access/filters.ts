// Imports no database, so that the columns of pure rules can use these conditions.
import { sharingRoles, writingRoles } from './roles';

/** Every `PetAccess` is one. */
interface OfPet {
  readonly petId: string;
}

/** Of what is not in the bin. */
export const notDeleted = { deletedAt: null };

/** The pet itself, if it is not in the bin. */
export const livingPet = ({ petId }: OfPet) => ({ id: petId, ...notDeleted });

/** Entries of the pet; neither they nor it are in the bin. */
export const entriesOf = ({ petId }: OfPet) => ({ petId, ...notDeleted, pet: notDeleted });

/** Pets of a member, those in the bin included. */
export const ownedBy = ({ userId }: { userId: string }) => ({ ownerId: userId });

/** Pets that a member owns or looks after at that moment. */
export const visibleTo = ({ userId }: { userId: string }, at: Date) => ({
  members: { some: { userId, ...activeAt(at) } },
});

/** Pets in whose records a member writes. */
export const writableBy = ({ userId }: { userId: string }, at: Date) => ({
  members: { some: { userId, role: { in: writingRoles }, ...activeAt(at) } },
});

/** Memberships whose access holds at that moment. */
export const activeAt = (at: Date) => ({
  AND: [{ OR: [{ startsAt: null }, { startsAt: { lte: at } }] }, { OR: [{ endsAt: null }, { endsAt: { gt: at } }] }],
});

/** Memberships whose access holds or is still to begin. */
export const notEnded = (at: Date) => ({ OR: [{ endsAt: null }, { endsAt: { gt: at } }] });

/** Memberships that may make share links. */
export const mayShare = { OR: [{ role: 'owner' as const }, { role: { in: sharingRoles }, mayShare: true }] };

/** The order of lists: by a moment or day, then by id. */
export function newest<Column extends string>(by: Column) {
  return [{ [by]: 'desc' } as Record<Column, 'desc'>, { id: 'desc' as const }];
}
