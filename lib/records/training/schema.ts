import * as z from 'zod';
import { messageWith } from '@/lib/core/i18n/field-message';
import { readNumber } from '@/lib/core/i18n/numbers';
import type { Day } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { pastInstant } from '@/lib/core/validation/zod-days';
import { noteText, optionalEntryLine, requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { momentFields } from '@/lib/core/validation/zod-moment';
import { patternText } from '@/lib/core/validation/zod-text';
import { stages, trainingLimits } from './vocabulary';

const invalid = 'entries.validation.invalid';

const skillFields = {
  name: requiredEntryLine(trainingLimits.name),
  stage: z.enum(stages, { error: 'entries.validation.required' }),
  category: optionalEntryLine(trainingLimits.category),
  note: noteText(trainingLimits.note),
};

/** Only the server checks that the skill exists, because browsers do not have the curriculum. */
const curriculumId = patternText(/^[a-z0-9.]{1,40}$/, 40, invalid).nullable();

export const skillInput = z.strictObject({
  ...skillFields,
  stage: skillFields.stage.default('learning'),
  category: skillFields.category.default(null),
  note: skillFields.note.default(null),
  curriculumId: curriculumId.default(null),
});
export const skillPatch = z.strictObject(skillFields).partial();

const whole = (min: number, max: number) => {
  const error = messageWith('training.validation.number', { min, max });
  return z.int({ error }).min(min, { error }).max(max, { error });
};

const { minutes, attempts, distraction } = trainingLimits;

const trainingSessionFields = (at: Date) => ({
  practisedAt: pastInstant(at),
  minutes: whole(1, minutes),
  attempts: whole(0, attempts).nullable(),
  successes: whole(0, attempts).nullable(),
  distraction: whole(0, distraction).nullable(),
  place: optionalEntryLine(trainingLimits.place),
  note: noteText(trainingLimits.note),
});

export function trainingSessionInput(at: Date) {
  const all = trainingSessionFields(at);
  return z.strictObject({
    ...all,
    attempts: all.attempts.default(null),
    successes: all.successes.default(null),
    distraction: all.distraction.default(null),
    place: all.place.default(null),
    note: all.note.default(null),
  });
}

export function trainingSessionPatch(at: Date) {
  return z.strictObject(trainingSessionFields(at)).partial();
}

const typedNumber = <Read extends number | null>(schema: z.ZodType<Read, number | null>) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? null : (readNumber(text) ?? Number.NaN)))
    .pipe(schema);

export function trainingSessionForm({ latest, timeZone }: { latest: Day; timeZone: string }) {
  return z
    .strictObject({
      ...momentFields(latest),
      minutes: typedNumber(whole(1, minutes)),
      attempts: typedNumber(whole(0, attempts).nullable()),
      successes: typedNumber(whole(0, attempts).nullable()),
      distraction: z.union([z.literal('').transform(() => null), z.enum(['0', '1', '2', '3']).transform(Number)]),
      place: optionalEntryLine(trainingLimits.place),
      note: noteText(trainingLimits.note),
    })
    .refine(({ successes, attempts: tries }) => (successes ?? 0) <= (tries ?? 0), {
      error: 'training.validation.moreSuccesses',
      path: ['successes'],
    })
    .transform(({ day, time, minutes: duration, ...rest }) => ({
      ...rest,
      minutes: duration ?? 0,
      practisedAt: toInstant(day, time, timeZone),
    }));
}

export type SkillFormValues = z.input<typeof skillInput>;
export type SkillInput = z.output<typeof skillInput>;
export type SkillPatch = z.output<typeof skillPatch>;
export type TrainingSessionFormValues = z.input<ReturnType<typeof trainingSessionForm>>;
export type TrainingSessionBody = z.input<ReturnType<typeof trainingSessionInput>>;
export type TrainingSessionInput = z.output<ReturnType<typeof trainingSessionInput>>;
export type TrainingSessionPatch = z.output<ReturnType<typeof trainingSessionPatch>>;
