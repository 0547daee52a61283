import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { AppError } from '@/lib/core/runtime/errors';
import type { CollectionPet } from './collection-pet';
import type { CollectionRules, Row } from './rules';

/** Call it inside the transaction, so that a refusal undoes the write. @throws AppError invalid */
export function requirePossible<Item, Answer extends Item>(
  check: ((item: Item, pet: CollectionPet) => Record<string, string>) | undefined,
  item: Answer,
  pet: CollectionPet,
): Answer {
  const fields = check?.(item, pet) ?? {};
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Please check the fields', { fields });
  return item;
}

/** As above. @throws AppError invalid, confirmation_required, and the refusal of the rules */
export async function requireAllowed<
  Stored extends Row,
  Item extends { id: string },
  Input,
  Patch,
  Answer extends Item,
>(
  { check, checkChange, question, refuse }: CollectionRules<Stored, Item, Input, Patch>,
  item: Answer,
  pet: CollectionPet,
  { access, change, at }: { access: PetAccess<'edit'>; change: Input | Patch; at: Date },
): Promise<Answer> {
  requirePossible(check, item, pet);
  requirePossible(checkChange && (() => checkChange(change, access)), item, pet);
  const { confirmed = false } = change as { confirmed?: boolean };
  const unlikely = confirmed ? {} : ((await question?.(item, pet, access, change)) ?? {});
  if (Object.keys(unlikely).length > 0) {
    throw new AppError('confirmation_required', 'Please confirm the fields', { fields: unlikely });
  }
  const refusal = refuse?.(item, at);
  if (refusal) throw refusal;
  return item;
}
