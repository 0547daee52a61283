import * as z from 'zod';
import { implausibleWeightMessage, isPlausible, plausibleGrams } from '@/lib/collections/plausible-weight';
import { readNumber } from '@/lib/core/i18n/numbers';
import type { WeightUnit } from '@/lib/core/i18n/units';
import type { Day } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { pastDay } from '@/lib/core/validation/zod-days';
import { petPatch } from '@/lib/records/pets/schema';
import { vaccinationInput } from '@/lib/records/vaccinations/schema';
import { toGrams } from '@/lib/records/weights/units';
import type { SentPlaces } from './form-errors';
import {
  countChosen,
  type DoseRow,
  type doseFields,
  type ProfileField,
  profileNames,
  type ReviewValues,
  type ToCheck,
  type WeightRow,
} from './review';
import type { PaperInput } from './schema';

interface ReviewRules {
  /** Last day that may be recorded as past. */
  latest: Day;
  timeZone: string;
  weightUnit: WeightUnit;
  type: string;
}

export type ReviewedEntries = Required<Pick<PaperInput, 'vaccinations' | 'weights'>> & {
  pet: Partial<Record<ProfileField, string>>;
  places: SentPlaces;
};

type Problem = { path: (string | number)[]; message: string };

/** A weight without a time counts as measured at noon, as in an imported table. */
const NOON = '12:00';

const UNCHECKED = 'papers.validation.unchecked';

function uncheckedFields<Field extends string>(row: Record<Field, string> & { toCheck: ToCheck<Field> }): Field[] {
  const fields = Object.keys(row.toCheck) as Field[];
  return fields.filter((field) => row.toCheck[field] !== '' && row.toCheck[field] === row[field]);
}

/** Entries that are chosen, with problems at the paths of the form. */
function readDose(row: DoseRow, { latest }: ReviewRules) {
  const { vaccine, product, givenOn, validUntil, batch } = row;
  const result = vaccinationInput(latest).safeParse({ vaccine, product, givenOn, validUntil, batch });
  const problems: Problem[] = uncheckedFields<(typeof doseFields)[number]>(row).map((field) => ({
    path: [field],
    message: UNCHECKED,
  }));
  const issues = result.error?.issues ?? [];
  problems.push(...issues.map(({ path, message }) => ({ path: [String(path[0])], message })));
  return { entry: result.data ?? null, problems };
}

function readWeight(row: WeightRow, { latest, timeZone, weightUnit, type }: ReviewRules) {
  const problems: Problem[] = uncheckedFields<'measuredAt' | 'grams'>(row).map((field) => ({
    path: [field],
    message: UNCHECKED,
  }));
  const day = pastDay(latest).safeParse(row.measuredAt);
  const dayProblem = day.error?.issues[0]?.message;
  if (dayProblem) problems.push({ path: ['measuredAt'], message: dayProblem });
  const value = readNumber(row.grams);
  const grams = toGrams(value ?? 0, weightUnit);
  const range = plausibleGrams(type);
  if (value === null) problems.push({ path: ['grams'], message: 'weights.validation.number' });
  else if (!isPlausible(grams, range)) problems.push({ path: ['grams'], message: implausibleWeightMessage(range) });
  const measuredAt = day.data ? toInstant(day.data, NOON, timeZone).toISOString() : null;
  return { entry: measuredAt && problems.length === 0 ? { measuredAt, grams } : null, problems };
}

function readProfile({ pet }: ReviewValues, { latest }: ReviewRules) {
  const chosen = profileNames.filter((name) => pet[name].isChosen);
  const values = Object.fromEntries(chosen.map((name) => [name, pet[name].value]));
  const result = petPatch(latest).safeParse(values);
  const problems: Problem[] = [
    ...chosen
      .filter((name) => uncheckedFields<'value'>(pet[name]).length > 0)
      .map((name) => ({ path: [name, 'value'], message: UNCHECKED })),
    ...chosen
      .filter((name) => pet[name].value.trim() === '')
      .map((name) => ({ path: [name, 'value'], message: 'entries.validation.required' })),
    ...(result.error?.issues ?? []).map(({ path, message }) => ({ path: [String(path[0]), 'value'], message })),
  ];
  const filled = profileNames.flatMap((name) => {
    const value = result.data?.[name];
    return value ? [[name, value]] : [];
  });
  return { filled: Object.fromEntries(filled) as ReviewedEntries['pet'], problems };
}

/** Checks the chosen rows of the form. Rows that are not chosen may have any content. */
export function reviewSchema(rules: ReviewRules): z.ZodType<ReviewedEntries, ReviewValues> {
  return z.custom<ReviewValues>().transform((values, context): ReviewedEntries => {
    const add = (place: (string | number)[], problems: readonly Problem[]) => {
      for (const { path, message } of problems)
        context.addIssue({ code: 'custom', path: [...place, ...path], message });
    };
    const reviewed: ReviewedEntries = {
      ...{ vaccinations: [], weights: [], pet: {} },
      places: { vaccinations: [], weights: [] },
    };
    if (countChosen(values) === 0) add(['root'], [{ path: [], message: 'papers.validation.nothingChosen' }]);
    for (const [index, row] of values.vaccinations.entries()) {
      if (!row.isChosen) continue;
      const { entry, problems } = readDose(row, rules);
      add(['vaccinations', index], problems);
      if (!entry) continue;
      reviewed.vaccinations.push(entry);
      reviewed.places.vaccinations.push(index);
    }
    for (const [index, row] of values.weights.entries()) {
      if (!row.isChosen) continue;
      const { entry, problems } = readWeight(row, rules);
      add(['weights', index], problems);
      if (!entry) continue;
      reviewed.weights.push(entry);
      reviewed.places.weights.push(index);
    }
    const profile = readProfile(values, rules);
    add(['pet'], profile.problems);
    return { ...reviewed, pet: profile.filled };
  });
}
