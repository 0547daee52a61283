import 'server-only';
import { newestBy, notDeleted, notDeletedPet } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, type Prisma } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { addMs, DAY, dayFromColumn, instantFromJson, monthsBetween } from '@/lib/core/time/dates';
import type { PageContext } from '@/lib/page-context/page-context';
import { weightGoalOf } from '@/lib/records/pets/pet';
import { sizeOf } from '@/lib/records/weights/alerts';
import { idealRange } from '@/lib/records/weights/ideal-range';
import { lifeStageOn } from '@/lib/records/weights/life-stage';
import { JUDGED_READINGS } from '@/lib/records/weights/vocabulary';
import { toWeight, type Weight, weightColumns } from '@/lib/records/weights/weight';
import { answerFood } from './food-answer';
import { type QueryValues, readFood } from './food-query';
import { findFastLoss } from './pace';
import { fedSpeciesOf } from './vocabulary';

const MAX_CONDITIONS = 20;
/** Age after which a weight is too old for a portion. Our choice, for adults the same as for weight alerts. */
const STALE = { adult: 90 * DAY, growing: 14 * DAY };

const columns = {
  id: true,
  name: true,
  type: true,
  breed: true,
  gender: true,
  neutered: true,
  dateOfBirth: true,
  deceasedOn: true,
  weightGoalGrams: true,
  weightGoalFrom: true,
  weightGoalBy: true,
  weights: { where: notDeleted, orderBy: newestBy('measuredAt'), take: JUDGED_READINGS, select: weightColumns },
  conditions: {
    where: { ...notDeleted, status: { not: 'resolved' } },
    orderBy: newestBy('createdAt'),
    take: MAX_CONDITIONS,
    select: { name: true },
  },
} satisfies Prisma.PetSelect;

type Row = Prisma.PetGetPayload<{ select: typeof columns }>;

function factsOf(row: Row, weights: readonly Weight[], { at, today }: Pick<PageContext, 'at' | 'today'>) {
  const dateOfBirth = row.dateOfBirth && dayFromColumn(row.dateOfBirth);
  const deceasedOn = row.deceasedOn && dayFromColumn(row.deceasedOn);
  const { id, name, type, breed, gender, neutered } = row;
  const goal = weightGoalOf(row);
  const size = sizeOf(weights, { type, breed, dateOfBirth, deceasedOn, goal });
  const stage = dateOfBirth ? lifeStageOn(today, { type, dateOfBirth }, size) : null;
  const ideal = idealRange(weights, { type, dateOfBirth }, at);
  const [last] = weights;
  const measuredAt = last && instantFromJson(last.measuredAt);
  const staleAfter = stage?.adult === false ? STALE.growing : STALE.adult;
  const isStale = measuredAt !== undefined && addMs(measuredAt, staleAfter) < at;
  return {
    ...{ id, name, gender, neutered, deceasedOn, goal, ideal },
    species: fedSpeciesOf(type),
    last: last ?? null,
    isStale,
    staleDays: measuredAt ? Math.floor((at.getTime() - measuredAt.getTime()) / DAY) : 0,
    ageMonths: dateOfBirth ? monthsBetween(dateOfBirth, today) : null,
    stage: stage?.stage ?? null,
    isGrown: stage?.adult ?? null,
    conditions: row.conditions.map((condition) => condition.name),
    fastLoss: isStale ? null : findFastLoss(type, weights),
  };
}

export type FoodFacts = ReturnType<typeof factsOf>;

/** Facts of a pet that its food depends on, and the estimate that the query asks for. */
export async function getFood(access: PetAccess<'view'>, query: QueryValues, reader: PageContext) {
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: columns,
  });
  if (!row) throw notFoundError();
  const facts = factsOf(row, row.weights.map(toWeight), reader);
  const { species, last, ideal, isGrown, ageMonths, fastLoss } = facts;
  if (!species) return { facts, query: null, answer: null };
  const foodQuery = readFood(query, { species, grams: last?.grams ?? null }, reader);
  if (!last || facts.deceasedOn) return { facts, query: foodQuery, answer: null };
  const scoredGrams = ideal && Math.round((ideal.from + ideal.to) / 2);
  return {
    facts,
    query: foodQuery,
    answer: answerFood(
      { species, grams: last.grams, scoredGrams, isGrown, ageMonths, isLosingFast: fastLoss !== null },
      foodQuery,
    ),
  };
}

export type FoodEstimate = Awaited<ReturnType<typeof getFood>>;
