import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { recordActivity } from '@/lib/collections/activity';
import { attributeTo, attributionColumns, type WithAttribution, writerNamed } from '@/lib/collections/attribution';
import { createOnce } from '@/lib/collections/create-once';
import type { Author } from '@/lib/collections/rules';
import { db, transaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import type { CreateResult } from '@/lib/core/http/repeated';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type Day, dayFromColumn, dayToColumn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import type { Attribution } from '@/lib/page-context/attribution';
import { skills, trainingSessions } from './collection';
import { isCheckItem } from './curriculum';
import type { SkillInput, TrainingSessionInput, TrainingSessionPatch } from './schema';
import { type Skill, skillColumns, toSkill } from './skill';
import type { TrainingSession } from './training-session';

/** Idempotent for skills of the curriculum, so that a double tap adds one. */
export function addSkill(
  access: PetAccess<'edit'>,
  input: SkillInput,
  author: Author,
  id?: string,
): Promise<WithAttribution<Skill>> {
  return transaction(async () => {
    const { curriculumId } = input;
    if (curriculumId !== null) {
      await holdPet(access);
      const where = { petId: access.petId, curriculumId, ...notDeleted };
      const existing = await db().skill.findFirst({ where, select: { ...skillColumns, ...attributionColumns } });
      if (existing) return attributeTo(access, toSkill)(existing);
    }
    return skills.create(access, input, author, id);
  });
}

async function requireSkill({ petId }: PetAccess<'edit'>, skillId: string, trainingSessionId?: string): Promise<void> {
  if (!isId(skillId) || (trainingSessionId !== undefined && !isId(trainingSessionId))) throw notFoundError();
  const mine = trainingSessionId === undefined ? {} : { trainingSessions: { some: { id: trainingSessionId, petId } } };
  const where = { id: skillId, petId, ...notDeleted, pet: notDeleted, ...mine };
  if ((await db().skill.count({ where })) === 0) throw notFoundError();
}

export function createTrainingSession(
  access: PetAccess<'edit'>,
  skillId: string,
  input: TrainingSessionInput,
  { entryId, ...author }: Author & { entryId: string | null },
): Promise<CreateResult<WithAttribution<TrainingSession>>> {
  return transaction(async () => {
    await requireSkill(access, skillId);
    return createOnce(access, {
      of: 'sessions',
      id: entryId,
      find: async (id) => {
        const isOfSkill = (await db().trainingSession.count({ where: { id, skillId, petId: access.petId } })) > 0;
        return isOfSkill ? trainingSessions.getStored(access, id) : null;
      },
      create: (id) => trainingSessions.create(access, { ...input, skillId }, author, id),
    });
  });
}

export function updateTrainingSession(
  access: PetAccess<'edit'>,
  { skillId, id }: { skillId: string; id: string },
  patch: TrainingSessionPatch,
  author: Author,
  ifMatch: string | null = null,
): Promise<WithAttribution<TrainingSession>> {
  return transaction(async () => {
    await requireSkill(access, skillId, id);
    return trainingSessions.update(access, id, patch, author, ifMatch);
  });
}

export function removeTrainingSession(
  access: PetAccess<'edit'>,
  { skillId, id }: { skillId: string; id: string },
  at: Date,
  ifMatch: string | null = null,
) {
  return transaction(async () => {
    await requireSkill(access, skillId, id);
    return trainingSessions.remove(access, id, at, ifMatch);
  });
}

export function restoreTrainingSession(
  access: PetAccess<'edit'>,
  skillId: string,
  id: string,
  at: Date,
): Promise<WithAttribution<TrainingSession>> {
  return transaction(async () => {
    await requireSkill(access, skillId, id);
    return trainingSessions.restore(access, id, at);
  });
}

interface CheckPlace {
  list: string;
  item: string;
}

export interface Check extends CheckPlace {
  doneOn: Day;
}

export type AttributedCheck = Check & Pick<Attribution, 'createdBy'>;

export function tickItem(
  access: PetAccess<'edit'>,
  { list, item }: CheckPlace,
  { today, at }: { today: Day; at: Date },
): Promise<AttributedCheck> {
  return transaction(async () => {
    if (!isCheckItem(list, item)) throw notFoundError();
    await holdPet(access);
    const key = { petId: access.petId, list, item };
    const { count } = await db().skillCheck.createMany({
      data: { ...key, doneOn: dayToColumn(today), createdById: access.memberId },
      skipDuplicates: true,
    });
    if (count > 0) await recordCheck(access, 'created', { list, item }, at);
    const row = await db().skillCheck.findFirstOrThrow({ where: key, select: { doneOn: true, createdById: true } });
    return { list, item, doneOn: dayFromColumn(row.doneOn), createdBy: writerNamed(access, row.createdById) };
  });
}

export function untickItem(
  access: PetAccess<'edit'>,
  { list, item }: CheckPlace,
  at: Date,
): Promise<{ success: true }> {
  return transaction(async () => {
    if (!isCheckItem(list, item)) throw notFoundError();
    const where = { petId: access.petId, list, item, pet: notDeleted };
    const { count } = await db().skillCheck.deleteMany({ where });
    if (count > 0) await recordCheck(access, 'removed', { list, item }, at);
    return { success: true };
  });
}

function recordCheck(access: PetAccess<'edit'>, kind: 'created' | 'removed', place: CheckPlace, at: Date) {
  return recordActivity(access, { kind, at, collection: 'checks', entryId: null, shown: { ...place } });
}
