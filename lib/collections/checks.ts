import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { AppError } from '@/lib/core/runtime/errors';
import type { CollectionPet } from './collection-pet';
import type { Author, CollectionRules, Row } from './rules';

type CheckOf<Item> = (item: Item, pet: CollectionPet, timeZone: string | null) => Record<string, string>;

/** Must run inside the transaction, so that a refusal rolls back the write. @throws AppError invalid */
export function requirePossible<Item, Answer extends Item>(
  check: CheckOf<Item> | undefined,
  item: Answer,
  pet: CollectionPet,
  timeZone: string | null,
): Answer {
  const fields = check?.(item, pet, timeZone) ?? {};
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Please check the fields', { fields });
  return item;
}

/** Must run in the transaction. @throws AppError invalid, confirmation_required, and errors of the rules */
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
  { access, change, author }: { access: PetAccess<'edit'>; change: Input | Patch; author: Author },
): Promise<Answer> {
  const { at, timeZone } = author;
  requirePossible(check, item, pet, timeZone);
  requirePossible(checkChange && (() => checkChange(change, access, item)), item, pet, timeZone);
  const { confirmed = false } = change as { confirmed?: boolean };
  const unlikely = confirmed ? {} : ((await question?.(item, pet, access, change)) ?? {});
  if (Object.keys(unlikely).length > 0) {
    throw new AppError('confirmation_required', 'Please confirm the fields', { fields: unlikely });
  }
  const refusal = refuse?.(item, at);
  if (refusal) throw refusal;
  return item;
}
