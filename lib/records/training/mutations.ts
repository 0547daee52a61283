import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Author } from '@/lib/collections/rules';
import { db, transaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type Day, dayFromColumn, dayToColumn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { skills, trainingSessions } from './collection';
import { isCheckItem } from './curriculum';
import type { SkillInput, TrainingSessionInput, TrainingSessionPatch } from './schema';
import { type Skill, skillColumns, toSkill } from './skill';
import type { TrainingSession } from './training-session';

/** Idempotent for skills of the curriculum, against double taps. */
export function addSkill(access: PetAccess<'edit'>, input: SkillInput, author: Author): Promise<Skill> {
  return transaction(async () => {
    const { curriculumId } = input;
    if (curriculumId !== null) {
      await holdPet(access);
      const where = { petId: access.petId, curriculumId, ...notDeleted };
      const known = await db().skill.findFirst({ where, select: skillColumns });
      if (known) return toSkill(known);
    }
    return skills.create(access, input, author);
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
  author: Author,
): Promise<TrainingSession> {
  return transaction(async () => {
    await requireSkill(access, skillId);
    return trainingSessions.create(access, { ...input, skillId }, author);
  });
}

export function updateTrainingSession(
  access: PetAccess<'edit'>,
  { skillId, id }: { skillId: string; id: string },
  patch: TrainingSessionPatch,
  author: Author,
): Promise<TrainingSession> {
  return transaction(async () => {
    await requireSkill(access, skillId, id);
    return trainingSessions.update(access, id, patch, author);
  });
}

export function removeTrainingSession(access: PetAccess<'edit'>, skillId: string, id: string, at: Date) {
  return transaction(async () => {
    await requireSkill(access, skillId, id);
    return trainingSessions.remove(access, id, at);
  });
}

export function restoreTrainingSession(
  access: PetAccess<'edit'>,
  skillId: string,
  id: string,
  at: Date,
): Promise<TrainingSession> {
  return transaction(async () => {
    await requireSkill(access, skillId, id);
    return trainingSessions.restore(access, id, at);
  });
}

export interface Check {
  list: string;
  item: string;
  doneOn: Day;
}

/** A ticked line keeps its day. */
export function tickItem(access: PetAccess<'edit'>, list: string, item: string, today: Day): Promise<Check> {
  return transaction(async () => {
    if (!isCheckItem(list, item)) throw notFoundError();
    await holdPet(access);
    const key = { petId: access.petId, list, item };
    await db().skillCheck.createMany({
      data: { ...key, doneOn: dayToColumn(today), createdById: access.memberId },
      skipDuplicates: true,
    });
    const row = await db().skillCheck.findFirstOrThrow({ where: key, select: { doneOn: true } });
    return { list, item, doneOn: dayFromColumn(row.doneOn) };
  });
}

export async function untickItem(access: PetAccess<'edit'>, list: string, item: string): Promise<{ success: true }> {
  if (!isCheckItem(list, item)) throw notFoundError();
  await db().skillCheck.deleteMany({ where: { petId: access.petId, list, item, pet: notDeleted } });
  return { success: true };
}
