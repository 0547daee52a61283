import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { vitals } from '@/lib/collections/columns/vitals';
import { messageWith } from '@/lib/core/i18n/field-message';
import { instantFromJson } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';
import { plausibleVital } from './vocabulary';

export const vitalColumns = /* @__PURE__ */ selectOf(vitals);

export type Vital = EntryOf<'Vital', typeof vitals>;

export type VitalRow = RowOf<'Vital', typeof vitals>;

export const toVital = (row: VitalRow): Vital => entryOf<'Vital', typeof vitals>(vitals, row);

export function checkVital({ kind, value, measuredAt }: Vital, pet: CollectionPet): Record<string, string> {
  const { min, max } = plausibleVital(kind, pet.type);
  if (value < min || value > max) return { value: messageWith(`vitals.validation.${kind}`, { min, max }) };
  return isBeforeBirth(instantFromJson(measuredAt), pet.dateOfBirth)
    ? { measuredAt: 'entries.validation.beforeBirth' }
    : {};
}
