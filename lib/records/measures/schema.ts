import * as z from 'zod';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { isAmbiguousNumber, readNumber } from '@/lib/core/i18n/numbers';
import type { Day } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { optionalPastDay, pastInstant } from '@/lib/core/validation/zod-days';
import { noteText, optionalEntryLine } from '@/lib/core/validation/zod-entry';
import { momentFields } from '@/lib/core/validation/zod-moment';
import { checkMeasure } from './measure';
import { kindRules, type MeasureKind, measureKinds, measureLimits, readingContexts } from './vocabulary';

const invalid = { error: 'entries.validation.invalid' };
const outOfLimits = { error: 'measures.validation.number' };

const amount = z.number(outOfLimits).min(0, outOfLimits).max(measureLimits.value, outOfLimits).nullable();
const unit = optionalEntryLine(measureLimits.unit);

/** Words such as HI have letters and no digits, so that "12a" is refused as a number. */
const isWord = (text: string) => /\p{L}/u.test(text) && !/\p{N}/u.test(text);
const word = optionalEntryLine(measureLimits.text).refine((text) => text === null || isWord(text), {
  error: 'measures.validation.word',
});

const measureFields = (today: Day) => ({
  kind: z.enum(measureKinds, { error: 'entries.validation.required' }),
  name: optionalEntryLine(measureLimits.name),
  unit,
  low: amount,
  high: amount,
  rangeBy: optionalEntryLine(measureLimits.rangeBy),
  rangeSince: optionalPastDay(today),
  endedOn: optionalPastDay(today),
  note: noteText(measureLimits.note),
});

export function measureInput(today: Day) {
  const all = measureFields(today);
  return z.strictObject({
    kind: all.kind,
    name: all.name.default(null),
    unit: all.unit.default(null),
    low: all.low.default(null),
    high: all.high.default(null),
    rangeBy: all.rangeBy.default(null),
    rangeSince: all.rangeSince.default(null),
    endedOn: all.endedOn.default(null),
    note: all.note.default(null),
  });
}

export function measurePatch(today: Day) {
  // Sent with limits that are not in the measure's unit. Ignored without limits.
  return z.strictObject({ ...measureFields(today), rangeUnit: unit }).partial();
}

/** Number as typed. @returns null if empty, a message key if unreadable or ambiguous */
function readTyped(text: string, locale: FormatLocale): number | string | null {
  if (text.trim() === '') return null;
  if (isAmbiguousNumber(text, locale)) return 'measures.validation.unclear';
  return readNumber(text) ?? outOfLimits.error;
}

const typedAmount = (locale: FormatLocale) =>
  z
    .string()
    .transform((text, context) => {
      const readValue = readTyped(text, locale);
      if (typeof readValue !== 'string') return readValue;
      context.addIssue({ code: 'custom', message: readValue });
      return z.NEVER;
    })
    .pipe(amount);

export function measureForm({ latest, locale }: { latest: Day; locale: FormatLocale }) {
  return z
    .strictObject({
      ...measureFields(latest),
      kind: z.string().pipe(measureFields(latest).kind),
      low: typedAmount(locale),
      high: typedAmount(locale),
    })
    .check(({ value, issues }) => {
      for (const [field, message] of Object.entries(checkMeasure(value)))
        issues.push({ code: 'custom', input: value, path: [field], message });
    });
}

const readingFields = (at: Date) => ({
  measuredAt: pastInstant(at),
  value: amount,
  diastolic: amount,
  text: word,
  /** Unit of the measure when it was read. By default the current one. */
  unit,
  context: z.enum(readingContexts, invalid).nullable(),
  note: noteText(measureLimits.note),
  confirmed: z.boolean(invalid).optional(),
});

export function readingInput(at: Date) {
  const all = readingFields(at);
  return z.strictObject({
    ...all,
    value: all.value.default(null),
    diastolic: all.diastolic.default(null),
    text: all.text.default(null),
    unit: all.unit.optional(),
    context: all.context.default(null),
    note: all.note.default(null),
  });
}

export function readingPatch(at: Date) {
  return z.strictObject(readingFields(at)).partial();
}

interface ReadingRules {
  kind: MeasureKind;
  unit: string | null;
  latest: Day;
  locale: FormatLocale;
  timeZone: string;
}

/** Reads a number, or a word that a device shows. */
export function readingForm({ kind, unit: ownUnit, latest, locale, timeZone }: ReadingRules) {
  const { words } = kindRules[kind];
  return z
    .strictObject({
      ...momentFields(latest),
      value: z.string(),
      diastolic: typedAmount(locale),
      context: z.union([z.literal('').transform(() => null), z.enum(readingContexts)]),
      note: noteText(measureLimits.note),
    })
    .transform(({ day, time, value: typed, ...rest }, context) => {
      const refuseField = (path: string, message: string) => {
        context.addIssue({ code: 'custom', path: [path], message });
        return z.NEVER;
      };
      const common = { ...rest, measuredAt: toInstant(day, time, timeZone), unit: ownUnit };
      if (typed.trim() === '') return refuseField('value', 'entries.validation.required');
      if (isWord(typed) && (words !== undefined || kind === 'other')) {
        const { data: text, error } = word.safeParse(typed);
        if (!text) return refuseField('value', error?.issues[0]?.message ?? invalid.error);
        return { ...common, value: null, diastolic: null, text };
      }
      const parsedAmount = typedAmount(locale).safeParse(typed);
      if (!parsedAmount.success)
        return refuseField('value', parsedAmount.error.issues[0]?.message ?? outOfLimits.error);
      const { diastolic } = rest;
      const isPossible = diastolic === null || (parsedAmount.data !== null && diastolic < parsedAmount.data);
      if (!isPossible) return refuseField('diastolic', 'measures.validation.diastolic');
      return { ...common, value: parsedAmount.data, text: null };
    });
}

export type MeasureFormValues = z.input<ReturnType<typeof measureForm>>;
export type MeasureBody = z.input<ReturnType<typeof measureInput>>;
export type MeasureInput = z.output<ReturnType<typeof measureInput>>;
export type MeasurePatch = z.output<ReturnType<typeof measurePatch>>;
export type ReadingFormValues = z.input<ReturnType<typeof readingForm>>;
export type ReadingBody = z.input<ReturnType<typeof readingInput>>;
export type ReadingInput = z.output<ReturnType<typeof readingInput>>;
export type ReadingPatch = z.output<ReturnType<typeof readingPatch>>;
