import * as z from 'zod';
import type { Day } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { pastInstant } from '@/lib/core/validation/zod-days';
import { noteText } from '@/lib/core/validation/zod-entry';
import { momentFields } from '@/lib/core/validation/zod-moment';
import { readDuration } from './duration';
import { stoolScores, symptomKinds, symptomLimits, symptomSeverities } from './vocabulary';

const invalid = { error: 'entries.validation.invalid' };
const wrongDuration = { error: 'symptoms.validation.duration' };

const kind = z.enum(symptomKinds, { error: 'entries.validation.required' });
const severity = z.enum(symptomSeverities, invalid);
const durationSeconds = z.int(wrongDuration).min(1, wrongDuration).max(symptomLimits.durationSeconds, wrongDuration);

const fields = (at: Date) => ({
  noticedAt: pastInstant(at),
  kind,
  severity: severity.nullable(),
  durationSeconds: durationSeconds.nullable(),
  stoolScore: z.literal(stoolScores, invalid).nullable(),
  note: noteText(symptomLimits.note),
});

export function symptomInput(at: Date) {
  const all = fields(at);
  return z.strictObject({
    ...all,
    severity: all.severity.default(null),
    durationSeconds: all.durationSeconds.default(null),
    stoolScore: all.stoolScore.default(null),
    note: all.note.default(null),
  });
}

export function symptomPatch(at: Date) {
  return z.strictObject(fields(at)).partial();
}

const empty = z.literal('').transform(() => null);

/** Drops the stool score of other kinds, whose field is hidden. */
export function symptomForm({ latest, timeZone }: { latest: Day; timeZone: string }) {
  return z
    .strictObject({
      ...momentFields(latest),
      kind,
      severity: z.union([empty, severity]),
      durationSeconds: z
        .string()
        .transform((text) => (text.trim() === '' ? null : (readDuration(text) ?? Number.NaN)))
        .pipe(durationSeconds.nullable()),
      stoolScore: z.union([empty, z.coerce.number().pipe(z.literal(stoolScores, invalid))]),
      note: noteText(symptomLimits.note),
    })
    .refine((values) => values.kind !== 'other' || values.note !== null, {
      path: ['note'],
      error: 'symptoms.validation.note',
    })
    .transform(({ day, time, stoolScore, ...rest }) => ({
      ...rest,
      stoolScore: rest.kind === 'diarrhea' ? stoolScore : null,
      noticedAt: toInstant(day, time, timeZone),
    }));
}

export type SymptomFormValues = z.input<ReturnType<typeof symptomForm>>;
export type SymptomBody = z.input<ReturnType<typeof symptomInput>>;
export type SymptomInput = z.output<ReturnType<typeof symptomInput>>;
export type SymptomPatch = z.output<ReturnType<typeof symptomPatch>>;
