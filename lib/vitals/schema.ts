import * as z from 'zod';
import { pastInstant } from '@/lib/core/zod-days';
import { noteText } from '@/lib/core/zod-entry';
import { vitalContexts, vitalKinds, vitalLimits } from './vocabulary';

const fields = (at: Date) => ({
  measuredAt: pastInstant(at),
  kind: z.enum(vitalKinds, { error: 'entries.validation.required' }),
  /** °C, per minute, or seconds. */
  value: z.number({ error: 'entries.validation.required' }),
  context: z.enum(vitalContexts, { error: 'entries.validation.invalid' }).nullable(),
  note: noteText(vitalLimits.note),
});

export function vitalInput(at: Date) {
  const all = fields(at);
  return z.strictObject({ ...all, context: all.context.default(null), note: all.note.default(null) });
}

export function vitalPatch(at: Date) {
  return z.strictObject(fields(at)).partial();
}

export type VitalInput = z.output<ReturnType<typeof vitalInput>>;
export type VitalPatch = z.output<ReturnType<typeof vitalPatch>>;
