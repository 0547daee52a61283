// Imports no database, so that the columns of pure rules can use these conditions.

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

/** The order of lists: by a moment or day, then by id. */
export function newest<Column extends string>(by: Column) {
  return [{ [by]: 'desc' } as Record<Column, 'desc'>, { id: 'desc' as const }];
}
