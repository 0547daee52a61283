import 'server-only';
import { movePeriods } from '@/lib/access/periods';
import { type PetAccess, requireHeld } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { recordActivity } from '@/lib/collections/activity';
import { emptyCollectionBins } from '@/lib/collections/bin';
import { lockPet } from '@/lib/collections/entry-locks';
import { followAnimal, holdAnimal } from '@/lib/collections/former-animal';
import { implausibleWeightMessage, isPlausible, plausibleGrams } from '@/lib/collections/plausible-weight';
import { reschedulePetReminders } from '@/lib/collections/reschedule-reminders';
import { restartPlans } from '@/lib/collections/restart-plans';
import { db, transaction } from '@/lib/core/db/client';
import { holdMember, holdPet } from '@/lib/core/db/hold';
import { etagOf, isMatch } from '@/lib/core/http/etag';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { cleanRichText } from '@/lib/core/text/rich-text';
import { addMs, columnFromDay, DAY, type Day, dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { leastUsed } from './cover';
import { homeOf } from './home';
import { type Pet, petColumns, toPet } from './pet';
import { findFirstEntryDay } from './queries';
import { contradictionsOf, type NewPet, type PetPatch } from './schema';
import { MAX_PETS, type PetCover } from './vocabulary';

/** @returns the first of the owner's least used covers @throws AppError limit_reached */
async function ensureSpace(viewer: Viewer, except?: string): Promise<PetCover> {
  await holdMember(viewer.userId);
  const others = except === undefined ? {} : { id: { not: except } };
  const where = { ownerId: viewer.userId, deletedAt: null, ...others };
  const coverUses = await db().pet.groupBy({ by: ['cover'], where, _count: true });
  const count = coverUses.reduce((sum, { _count }) => sum + _count, 0);
  if (count >= MAX_PETS) throw new AppError('limit_reached', `An account can hold ${MAX_PETS} pets`);
  return leastUsed(new Map(coverUses.map(({ cover, _count }) => [cover, _count])));
}

/** @throws AppError limit_reached */
export async function createPet(viewer: Viewer, input: NewPet, at: Date, id = newId()): Promise<Pet> {
  return transaction(async () => {
    const cover = await ensureSpace(viewer);
    const hasHome = input.country !== undefined || input.region !== undefined;
    const row = await db().pet.create({
      data: {
        ...columns({ ...(hasHome ? {} : homeOf(viewer)), ...input, cover: input.cover ?? cover }),
        archivedAt: input.archived ? at : null,
        name: input.name,
        type: input.type,
        id,
        ownerId: viewer.userId,
        createdAt: at,
        updatedAt: at,
        remindAt: at,
      },
      select: petColumns,
    });
    return toPet(row);
  });
}

async function contradictionsOfChange(access: PetAccess<'edit'>, patch: PetPatch, before: Day | null, pet: Pet) {
  const contradictions = contradictionsOf(pet);
  const range = plausibleGrams(pet.type);
  if (patch.weightGoal && !isPlausible(patch.weightGoal.grams, range))
    contradictions.weightGoal = implausibleWeightMessage(range);
  // Checks only a later birth. Pets with older entries from before this rule can then still change other fields.
  if (patch.dateOfBirth && (before === null || patch.dateOfBirth > before)) {
    const first = await findFirstEntryDay(access);
    if (first && first < patch.dateOfBirth) contradictions.dateOfBirth = 'pets.validation.entriesBeforeBirth';
  }
  return contradictions;
}

/** Reserved for owners, because archiving pauses all plans. */
const isForOwner = ({ archived, deceasedOn }: PetPatch) => archived !== undefined || deceasedOn !== undefined;

/** Locks the pet until the transaction ends. @throws AppError overtaken, not_found */
async function requireVersion(access: PetAccess<'edit'>, ifMatch: string): Promise<void> {
  await holdPet(access);
  const current = toPet(await db().pet.findUniqueOrThrow({ where: { id: access.petId }, select: petColumns }));
  if (isMatch(ifMatch, etagOf(current.updatedAt))) return;
  throw new AppError('overtaken', 'Someone else has changed this meanwhile', { current });
}

/**
 * @param ifMatch If-Match header, null if absent
 * @throws AppError forbidden if a carer archives it, invalid, not_found, overtaken
 */
export async function updatePet(
  access: PetAccess<'edit'>,
  patch: PetPatch,
  at: Date,
  ifMatch: string | null = null,
): Promise<Pet> {
  if (isForOwner(patch)) requireHeld(access, 'own');
  // Only such a patch can reactivate an archived or deceased pet.
  const mayReactivate = patch.archived === false || patch.deceasedOn === null;
  return transaction(async () => {
    if (ifMatch !== null) await requireVersion(access, ifMatch);
    if (mayReactivate) await restartPlans(access, at);
    const before = patch.dateOfBirth ? (await lockPet(access, at)).dateOfBirth : null;
    const animal = await holdAnimal(access, patch);
    const where = { id: access.petId, deletedAt: null };
    // Preserves the first time when archiving is repeated, because plans pause from then on.
    if (patch.archived) await db().pet.updateMany({ where: { ...where, archivedAt: null }, data: { archivedAt: at } });
    const [row] = await db().pet.updateManyAndReturn({
      where,
      data: { ...columns(patch), updatedAt: at, remindAt: at },
      select: petColumns,
    });
    if (!row) throw notFoundError();
    const pet = toPet(row);
    // The schema only checked the patch; the row has all fields. Throwing rolls the change back.
    const fields = await contradictionsOfChange(access, patch, before, pet);
    if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Please check the fields', { fields });
    await followAnimal(access, animal, pet);
    if (patch.country !== undefined || patch.region !== undefined) await movePeriods({ id: access.petId }, at);
    if (mayReactivate) await reschedulePetReminders(access, at);
    return pet;
  });
}

export async function removePet(access: PetAccess<'own'>, at: Date): Promise<{ success: true }> {
  await db().pet.updateMany({ where: { id: access.petId, deletedAt: null }, data: { deletedAt: at } });
  return { success: true };
}

const BIN_DAYS = 30;

export async function emptyBin(at: Date): Promise<void> {
  const before = addMs(at, -BIN_DAYS * DAY);
  await db().pet.deleteMany({ where: { deletedAt: { lt: before } } });
  // Deletes handovers of deleted pets. Accepted ones are proofs and stay while one of the two accounts exists.
  const ofNobody = { OR: [{ acceptedAt: null }, { fromId: null, toId: null }] };
  await db().handover.deleteMany({ where: { petId: null, ...ofNobody } });
  await emptyCollectionBins(before);
}

/** @throws AppError limit_reached, not_found */
export async function restorePet(viewer: Viewer, access: PetAccess<'own'>, at: Date): Promise<Pet> {
  return transaction(async () => {
    await ensureSpace(viewer, access.petId);
    await restartPlans(access, at);
    const [row] = await db().pet.updateManyAndReturn({
      where: { id: access.petId },
      data: { deletedAt: null },
      select: petColumns,
    });
    if (!row) throw notFoundError();
    await reschedulePetReminders(access, at);
    return toPet(row);
  });
}

export interface NewPhoto {
  photoKey: string | null;
  /** An imported photo is not a change of the pet. */
  isImported?: boolean;
}

export async function setPhotoKey(
  access: PetAccess<'edit'>,
  { photoKey, isImported = false }: NewPhoto,
  at: Date,
): Promise<{ pet: Pet; replaced: string | null }> {
  return transaction(async () => {
    const [before] = await db().$queryRaw<{ photoKey: string | null }[]>`
      SELECT "photoKey" FROM "Pet" WHERE "id" = ${access.petId}::uuid AND "deletedAt" IS NULL FOR UPDATE`;
    if (!before) throw notFoundError();
    const row = await db().pet.update({
      where: { id: access.petId },
      data: { photoKey, ...(!isImported && { updatedAt: at }) },
      select: petColumns,
    });
    // Imports read this line of the log and then do not restore the photo.
    if (before.photoKey && photoKey === null)
      await recordActivity(access, { kind: 'removed', at, collection: 'photos', entryId: access.petId, shown: {} });
    return { pet: toPet(row), replaced: before.photoKey };
  });
}

/** Omits fields that the patch does not contain, because Prisma rejects undefined. */
function columns(input: PetPatch) {
  const { dateOfBirth, deceasedOn, microchippedOn, archived, notes, weightGoal, ...plain } = input;
  const changes = {
    ...plain,
    dateOfBirth: columnFromDay(dateOfBirth),
    deceasedOn: columnFromDay(deceasedOn),
    microchippedOn: columnFromDay(microchippedOn),
    ...(plain.region && plain.country === undefined && { country: plain.region.slice(0, 2) }),
    ...(archived === false && { archivedAt: null }),
    ...(notes !== undefined && { notes: cleanRichText(notes) }),
    ...(weightGoal !== undefined && {
      weightGoalGrams: weightGoal?.grams ?? null,
      weightGoalFrom: weightGoal && dayToColumn(weightGoal.from),
      weightGoalBy: weightGoal && dayToColumn(weightGoal.by),
    }),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as typeof changes;
}
