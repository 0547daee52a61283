import 'server-only';
import { entriesOf, newestBy, notDeleted, notDeletedPet } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { attributeTo, attributionColumns, toPageEntry, type WithAttribution } from '@/lib/collections/attribution';
import { db } from '@/lib/core/db/client';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { addMs, DAY, type Day, dayFromColumn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import type { LessonRoutine } from './lesson';
import { type Skill, skillColumns, toSkill } from './skill';
import { type TrainingSession, toTrainingSession, trainingSessionColumns } from './training-session';
import { trainingLimits } from './vocabulary';

const sessionColumns = { ...trainingSessionColumns, ...attributionColumns };

export async function listTrainingSessions(
  access: PetAccess<'view'>,
  skillId: string,
  page: PageQuery,
): Promise<Page<WithAttribution<TrainingSession>>> {
  if (!isId(skillId)) throw notFoundError();
  const { where, ...order } = pageArguments(page, 'practisedAt');
  const skill = await db().skill.findFirst({
    relationLoadStrategy: 'join',
    where: { id: skillId, ...entriesOf(access) },
    select: { trainingSessions: { where: { AND: [notDeleted, where] }, ...order, select: sessionColumns } },
  });
  if (!skill) throw notFoundError();
  const { items, nextCursor } = toPage(skill.trainingSessions, page, 'practisedAt');
  return { items: items.map(attributeTo(access, toTrainingSession)), nextCursor };
}

export async function getTrainingSession(
  access: PetAccess<'view'>,
  skillId: string,
  id: string,
): Promise<WithAttribution<TrainingSession>> {
  if (!isId(skillId) || !isId(id)) throw notFoundError();
  const row = await db().trainingSession.findFirst({
    where: { id, skillId, petId: access.petId, ...notDeleted, skill: notDeleted, pet: notDeleted },
    select: sessionColumns,
  });
  if (!row) throw notFoundError();
  return attributeTo(access, toTrainingSession)(row);
}

export interface Training {
  pet: { id: string; name: string; type: string; gender: string; dateOfBirth: Day | null };
  skills: (Skill & { sessions: Page<TrainingSession> })[];
  recent: Pick<TrainingSession, 'practisedAt' | 'minutes'>[];
  checks: { list: string; item: string; doneOn: Day }[];
  routines: LessonRoutine[];
}

export async function getTraining(access: PetAccess<'view'>, at: Date): Promise<Training> {
  const { skills: most, sessions: limit, weeks } = trainingLimits;
  const order = newestBy('practisedAt');
  const since = addMs(at, -(weeks + 1) * 7 * DAY);
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: {
      id: true,
      name: true,
      type: true,
      gender: true,
      dateOfBirth: true,
      skills: {
        where: notDeleted,
        orderBy: newestBy('createdAt'),
        take: most,
        select: {
          ...skillColumns,
          ...attributionColumns,
          trainingSessions: { where: notDeleted, orderBy: order, take: limit + 1, select: sessionColumns },
        },
      },
      trainingSessions: {
        where: { ...notDeleted, skill: notDeleted, practisedAt: { gte: since } },
        select: { practisedAt: true, minutes: true },
      },
      skillChecks: { select: { list: true, item: true, doneOn: true } },
      routines: {
        where: notDeleted,
        select: {
          title: true,
          weekdays: true,
          timeOfDay: true,
          timeZone: true,
          durationMinutes: true,
          plannedFrom: true,
        },
      },
    },
  });
  if (!row) throw notFoundError();
  const { skills, trainingSessions, skillChecks, routines, dateOfBirth, ...pet } = row;
  return {
    pet: { ...pet, dateOfBirth: dateOfBirth && dayFromColumn(dateOfBirth) },
    skills: skills.map(({ trainingSessions: rows, ...skill }) => {
      const { items, nextCursor } = toPage(rows, { limit }, 'practisedAt');
      return {
        ...toPageEntry(access, toSkill)(skill),
        sessions: { items: items.map(toPageEntry(access, toTrainingSession)), nextCursor },
      };
    }),
    recent: trainingSessions.map(({ practisedAt, minutes }) => ({ practisedAt: practisedAt.toISOString(), minutes })),
    checks: skillChecks.map(({ doneOn, ...check }) => ({ ...check, doneOn: dayFromColumn(doneOn) })),
    routines: routines.map(({ plannedFrom, ...routine }) => ({ ...routine, plannedFrom: plannedFrom.toISOString() })),
  };
}
