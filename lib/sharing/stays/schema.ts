import * as z from 'zod';
import { messageWith } from '@/lib/core/i18n/field-message';
import { type Day, daysBetween } from '@/lib/core/time/dates';
import { optionalPlannedDay, plannedDay } from '@/lib/core/validation/zod-days';
import { noteText, optionalEntryLine } from '@/lib/core/validation/zod-entry';
import { emptyAsNull, idText, requiredLine, requiredName } from '@/lib/core/validation/zod-text';
import { medicationLimits } from '@/lib/records/medications/vocabulary';
import { stayAllows, stayLimits, stayMessages } from './vocabulary';

const error = 'entries.validation.invalid';

const messages = z.enum(stayMessages, { error });

/** @returns translation key */
export function wrongLastDay(from: Day, until: Day): string | null {
  if (until < from) return 'stays.validation.untilBeforeFrom';
  if (daysBetween(from, until) < stayLimits.days) return null;
  return messageWith('stays.validation.tooLong', { max: stayLimits.days });
}

/** Days in the time zone of the pets' home. Null `from` means today, null `until` no last day. */
export const stayInput = z
  .strictObject({
    pets: z
      .array(idText(error), { error })
      .min(1, { error: 'stays.validation.pets' })
      .max(stayLimits.pets, { error })
      .transform((ids) => [...new Set(ids)].toSorted()),
    from: optionalPlannedDay.default(null),
    until: optionalPlannedDay.default(null),
    label: requiredLine({
      max: stayLimits.label,
      missing: 'stays.validation.label',
      tooLong: messageWith('entries.validation.tooLong', { max: stayLimits.label }),
      invalid: error,
    }),
    allows: z
      .array(z.enum(stayAllows, { error }), { error })
      .max(stayAllows.length, { error })
      .transform((chosenAllows) => stayAllows.filter((allow) => chosenAllows.includes(allow))),
    messages: messages.default('daily'),
    ownerPhone: optionalEntryLine(stayLimits.phone).default(null),
  })
  .superRefine(({ from, until }, context) => {
    const message = from !== null && until !== null && wrongLastDay(from, until);
    if (message) context.addIssue({ code: 'custom', path: ['until'], message });
  });

export type StayInput = z.output<typeof stayInput>;

export const stayPatch = z
  .strictObject({ messages, ownerPhone: optionalEntryLine(stayLimits.phone) })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, { error });
export type StayPatch = z.output<typeof stayPatch>;

const sitterName = requiredName({
  address: 'stays.validation.nameAddress',
  max: stayLimits.name,
  missing: 'stays.validation.name',
  tooLong: messageWith('entries.validation.tooLong', { max: stayLimits.name }),
  invalid: error,
});

/** Also accepts text, because forms send text. */
const flag = z.union([z.boolean(), z.enum(['1', '']).transform((text) => text === '1')], { error }).default(false);

const commonFields = { name: sitterName.optional(), undo: flag };

export const nameInput = z.strictObject({ name: sitterName });

export const tickInput = z.strictObject({
  ...commonFields,
  petId: idText(error),
  routineId: idText(error),
  day: plannedDay,
});

export const stayDoseInput = z.strictObject({
  ...commonFields,
  petId: idText(error),
  medicationId: idText(error),
  /** Null for as-needed medications. */
  scheduledFor: z.iso.datetime({ offset: true, error: 'entries.validation.dateInvalid' }).nullable().default(null),
  confirmed: flag,
  /** Reason for a dose soon after another. Ignored without `knownAt`, the time of that dose. */
  reason: optionalEntryLine(medicationLimits.againReason).default(null),
  knownAt: emptyAsNull(
    z.iso.datetime({ offset: true, error: 'entries.validation.dateInvalid' }),
    'entries.validation.dateInvalid',
  ).default(null),
  /** Dose to undo, for as-needed medications. */
  doseId: idText(error).optional(),
});

export const noteInput = z.strictObject({
  name: sitterName.optional(),
  day: plannedDay.optional(),
  text: noteText(stayLimits.note).default(null),
  /** Pet whose album gets the photo; optional for a stay with one pet. */
  petId: idText(error).optional(),
});

export type TickInput = z.output<typeof tickInput>;
export type StayDoseInput = z.output<typeof stayDoseInput>;
export type NoteInput = z.output<typeof noteInput>;
