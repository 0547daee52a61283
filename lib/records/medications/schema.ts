import * as z from 'zod';
import { MAX_PAST_PLANS } from '@/lib/collections/past-plans';
import { responsibleInput } from '@/lib/collections/responsible';
import { messageWith } from '@/lib/core/i18n/field-message';
import { fromOptionalText } from '@/lib/core/i18n/numbers';
import { optionalPlannedDay, pastInstant, plannedDay } from '@/lib/core/validation/zod-days';
import { noteText, optionalEntryLine, requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { timeZoneName } from '@/lib/core/validation/zod-moment';
import { patternText, timeOfDay } from '@/lib/core/validation/zod-text';
import { frequencyOfTimes } from './frequencies';
import { doseStatuses, frequencies, medicationLimits } from './vocabulary';

const invalid = 'entries.validation.invalid';
const CODE_SHOWN = 20;
const line = optionalEntryLine(medicationLimits.text);

const typedNumber = (max: number, number: (error: string) => z.ZodNumber) =>
  z.preprocess(fromOptionalText, number(messageWith('medications.validation.number', { max })).nullable()) as z.ZodType<
    number | null,
    string | number | null | undefined
  >;

const amount = (max: number) => typedNumber(max, (error) => z.number({ error }).min(0, { error }).max(max, { error }));
const countField = (max: number) => typedNumber(max, (error) => z.int({ error }).min(1, { error }).max(max, { error }));

function unknownFrequency(input: unknown): string {
  if (typeof input !== 'string' || input === '') return 'medications.validation.frequencyMissing';
  return messageWith('medications.validation.frequencyUnknown', {
    code: input.slice(0, CODE_SHOWN).replace(/[\p{Cc}\p{Cf}]/gu, ''),
  });
}

const step = z.strictObject({ from: plannedDay, dosage: requiredEntryLine(medicationLimits.text) });

/** Excludes characters that the database cannot store, because keys contain names as entered. */
const STORABLE = /^[^\p{Cc}\p{Surrogate}]*$/u;

const fields = {
  name: requiredEntryLine(medicationLimits.text),
  dosage: line,
  frequency: z.enum(frequencies, { error: ({ input }) => unknownFrequency(input) }),
  startsOn: plannedDay,
  endsOn: optionalPlannedDay,
  instructions: noteText(medicationLimits.instructions),
  reason: line,
  prescriber: line,
  reminders: z
    .array(timeOfDay('medications.validation.time'), { error: invalid })
    .max(medicationLimits.reminders, { error: invalid })
    .transform((times) => [...new Set(times)].sort()),
  timeZone: timeZoneName(invalid),
  minHoursBetween: amount(medicationLimits.hours),
  maxPerDay: countField(medicationLimits.perDay),
  steps: z
    .array(step, { error: invalid })
    .max(medicationLimits.steps, { error: invalid })
    .transform((steps) => steps.toSorted((a, b) => (a.from < b.from ? -1 : 1))),
  stockDoses: amount(medicationLimits.stock),
  refillBelow: amount(medicationLimits.stock),
  responsible: responsibleInput,
  allergyReason: noteText(medicationLimits.allergyReason),
  confirmedConflicts: z
    .array(patternText(STORABLE, medicationLimits.conflictKey, invalid), { error: invalid })
    .max(medicationLimits.conflicts, { error: invalid }),
};

const optional = {
  dosage: fields.dosage.default(null),
  endsOn: fields.endsOn.default(null),
  instructions: fields.instructions.default(null),
  reason: fields.reason.default(null),
  prescriber: fields.prescriber.default(null),
  reminders: fields.reminders.default([]),
  timeZone: fields.timeZone.optional(),
  minHoursBetween: fields.minHoursBetween.default(null),
  maxPerDay: fields.maxPerDay.default(null),
  steps: fields.steps.default([]),
  stockDoses: fields.stockDoses.default(null),
  refillBelow: fields.refillBelow.default(null),
  responsible: fields.responsible.default([]),
  allergyReason: fields.allergyReason.default(null),
  confirmedConflicts: fields.confirmedConflicts.default([]),
};

export const medicationInput = z
  .strictObject({ ...fields, ...optional, frequency: fields.frequency.optional() })
  .transform((input) => ({
    ...input,
    frequency: input.frequency ?? frequencyOfTimes(input.reminders.length) ?? 'UNKNOWN',
  }));

/** Earlier plans in an export. */
export function pastCourses(at: Date) {
  const { frequency, startsOn, endsOn, reminders, timeZone } = fields;
  const moment = pastInstant(at).transform((instant) => instant.toISOString());
  const plan = { frequency, startsOn, endsOn, reminders, timeZone, from: moment, until: moment };
  return z.array(z.strictObject(plan)).max(MAX_PAST_PLANS);
}

export const medicationForm = medicationInput.refine(({ frequency }) => frequency !== 'UNKNOWN', {
  error: 'medications.validation.frequencyMissing',
  path: ['frequency'],
});
export const medicationPatch = z.strictObject(fields).partial();

export function doseInput(at: Date) {
  const moment = z.iso.datetime({ offset: true, error: 'entries.validation.dateInvalid' }).nullable().default(null);
  return z
    .strictObject({
      status: z.enum(doseStatuses, { error: 'entries.validation.required' }),
      scheduledFor: moment,
      at: pastInstant(at).optional(),
      note: noteText(medicationLimits.note).default(null),
      /** True to give it shortly after another one. */
      again: z.boolean({ error: invalid }).default(false),
      reason: optionalEntryLine(medicationLimits.againReason).default(null),
      /** Time of the dose that the user saw. A later dose is refused despite `again`. */
      knownAt: moment,
      confirmed: z.boolean({ error: invalid }).default(false),
    })
    .refine(({ again, reason }) => !again || reason !== null, {
      error: 'medications.validation.againReason',
      path: ['reason'],
    });
}

export type MedicationFormValues = z.input<typeof medicationInput>;
export type MedicationBody = z.input<typeof medicationInput>;
export type MedicationInput = z.output<typeof medicationInput>;
export type MedicationPatch = z.output<typeof medicationPatch>;
export type DoseInput = z.output<ReturnType<typeof doseInput>>;
