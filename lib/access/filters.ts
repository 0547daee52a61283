// Imports no database, so that modules without database access can use these conditions.
import { sharingRoles, writingRoles } from '@/lib/page-context/roles';

interface OfPet {
  readonly petId: string;
}

export const notDeleted = { deletedAt: null };

export const notDeletedPet = ({ petId }: OfPet) => ({ id: petId, ...notDeleted });

export const entriesOf = ({ petId }: OfPet) => ({ petId, ...notDeleted, pet: notDeleted });

export const ownedBy = ({ userId }: { userId: string }) => ({ ownerId: userId });

interface LimitedCaller {
  readonly userId: string;
  /** Pets that an access token reaches; null for no limit. */
  readonly petIds: readonly string[] | null;
}

const ownMembership = ({ userId, petIds }: LimitedCaller) => ({
  userId,
  ...(petIds && { petId: { in: [...petIds] } }),
});

export const visibleTo = (caller: LimitedCaller, at: Date) => ({
  members: { some: { ...ownMembership(caller), ...activeAt(at) } },
});

export const writingMembership = (caller: LimitedCaller, at: Date) => ({
  ...ownMembership(caller),
  ...{ role: { in: writingRoles }, ...activeAt(at) },
});

export const writableBy = (caller: LimitedCaller, at: Date) => ({
  members: { some: writingMembership(caller, at) },
});

export const activeAt = (at: Date) => ({
  AND: [{ OR: [{ startsAt: null }, { startsAt: { lte: at } }] }, { OR: [{ endsAt: null }, { endsAt: { gt: at } }] }],
});

export const notEnded = (at: Date) => ({ OR: [{ endsAt: null }, { endsAt: { gt: at } }] });

export const mayShare = { OR: [{ role: 'owner' as const }, { role: { in: sharingRoles }, mayShare: true }] };

export function newestBy<Column extends string>(by: Column) {
  return [{ [by]: 'desc' } as Record<Column, 'desc'>, { id: 'desc' as const }];
}
