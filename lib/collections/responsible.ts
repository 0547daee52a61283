import * as z from 'zod';
import type { PetAccess } from '@/lib/access/pet-access';
import { type Day, weekdayOf } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { idText } from '@/lib/core/validation/zod-text';
import { canWrite } from '@/lib/page-context/roles';

/** Responsible memberships: empty for anyone; one for all days; or seven, Monday first, with null for anyone. */
export type Responsible = (string | null)[];

export const WEEK = 7;
const error = 'entries.validation.invalid';

function shortest(members: (string | null)[]): (string | null)[] {
  const [first = null] = members;
  if (members.some((member) => member !== first)) return members;
  return first === null ? [] : [first];
}

export const responsibleInput = z
  .array(idText(error).nullable(), { error })
  .refine(({ length }) => length <= 1 || length === WEEK, { error })
  .transform(shortest);

export function responsibleOn(responsible: Responsible, day: Day): string | null {
  return (responsible.length === WEEK ? responsible[weekdayOf(day) - 1] : responsible[0]) ?? null;
}

export function turnByWeekday(row: { responsible: unknown; timeZone: string }, dueAt: Date): string | null {
  return responsibleOn(row.responsible as Responsible, fromInstant(dueAt, row.timeZone).day);
}

export function checkResponsible(
  { responsible = [] }: { responsible?: Responsible | undefined },
  { people }: PetAccess<'edit'>,
): Record<string, string> {
  const writers = new Set(people.flatMap(({ id, isActive, role }) => (isActive && canWrite(role) ? [id] : [])));
  const isUnknown = responsible.some((member) => member !== null && !writers.has(member));
  return isUnknown ? { responsible: 'entries.validation.responsible' } : {};
}
