import type { CollectionPet } from '@/lib/collections/collection-pet';
import { messageWith } from '@/lib/core/i18n/field-message';
import { instantFromJson } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';
import { plausibleVital, type VitalContext, type VitalKind } from './vocabulary';

export const vitalColumns = { id: true, measuredAt: true, kind: true, value: true, context: true, note: true } as const;

export interface Vital {
  id: string;
  measuredAt: string;
  kind: VitalKind;
  value: number;
  context: VitalContext | null;
  note: string | null;
}

export interface VitalRow {
  id: string;
  measuredAt: Date;
  kind: VitalKind;
  value: number;
  context: VitalContext | null;
  note: string | null;
}

export function toVital({ id, measuredAt, kind, value, context, note }: VitalRow): Vital {
  return {
    id,
    measuredAt: measuredAt.toISOString(),
    kind,
    value,
    context,
    note,
  };
}

export function checkVital({ kind, value, measuredAt }: Vital, pet: CollectionPet): Record<string, string> {
  const { min, max } = plausibleVital(kind, pet.type);
  if (value < min || value > max) return { value: messageWith(`vitals.validation.${kind}`, { min, max }) };
  return isBeforeBirth(instantFromJson(measuredAt), pet.dateOfBirth)
    ? { measuredAt: 'entries.validation.beforeBirth' }
    : {};
}
