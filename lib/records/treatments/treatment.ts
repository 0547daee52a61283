import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { treatments } from '@/lib/collections/columns/treatments';
import { implausibleWeightMessage, isPlausible, plausibleGrams } from '@/lib/collections/plausible-weight';
import { fold } from '@/lib/core/text/fold';
import { type Day, dayFromColumn, dayIn, instantFromJson } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';

export const treatmentColumns = /* @__PURE__ */ selectOf(treatments);

export type Treatment = EntryOf<'ParasiteTreatment', typeof treatments>;

export type TreatmentRow = RowOf<'ParasiteTreatment', typeof treatments>;

export const toTreatment = (row: TreatmentRow): Treatment =>
  entryOf<'ParasiteTreatment', typeof treatments>(treatments, row);

export function checkTreatment(
  { givenAt, nextDueOn, weightGrams }: Treatment,
  pet: CollectionPet,
  timeZone: string | null,
): Record<string, string> {
  const moment = instantFromJson(givenAt);
  if (isBeforeBirth(moment, pet.dateOfBirth)) return { givenAt: 'entries.validation.beforeBirth' };
  if (nextDueOn && timeZone && nextDueOn < dayIn(moment, timeZone)) {
    return { nextDueOn: 'treatments.validation.dueBefore' };
  }
  const range = plausibleGrams(pet.type);
  if (weightGrams !== null && !isPlausible(weightGrams, range)) return { weightGrams: implausibleWeightMessage(range) };
  return {};
}

export const dueTreatmentColumns = { id: true, kind: true, product: true, nextDueOn: true } as const;

type DatedTreatment = Pick<Treatment, keyof typeof dueTreatmentColumns>;
export type DueTreatment = DatedTreatment & { nextDueOn: Day };

export function toDated(row: Pick<TreatmentRow, keyof typeof dueTreatmentColumns>): DatedTreatment {
  return { ...row, nextDueOn: row.nextDueOn && dayFromColumn(row.nextDueOn) };
}

/** @param treatments newest first @returns the latest of each kind, or of each product of the kind `other` */
export function latestTreatments<One extends Pick<Treatment, 'kind' | 'product'>>(treatments: readonly One[]): One[] {
  const latest = new Map<string, One>();
  for (const treatment of treatments) {
    const key = treatment.kind === 'other' ? `other ${fold(treatment.product)}` : treatment.kind;
    if (!latest.has(key)) latest.set(key, treatment);
  }
  return [...latest.values()];
}

export function dueTreatments(treatments: readonly DatedTreatment[]): DueTreatment[] {
  return latestTreatments(treatments).flatMap(({ id, kind, product, nextDueOn }) =>
    nextDueOn === null ? [] : [{ id, kind, product, nextDueOn }],
  );
}
