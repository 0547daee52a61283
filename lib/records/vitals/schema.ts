import * as z from 'zod';
import { messageWith } from '@/lib/core/i18n/field-message';
import { readNumber } from '@/lib/core/i18n/numbers';
import type { TemperatureUnit } from '@/lib/core/i18n/units';
import type { Day } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { pastInstant } from '@/lib/core/validation/zod-days';
import { noteText } from '@/lib/core/validation/zod-entry';
import { momentFields } from '@/lib/core/validation/zod-moment';
import { fromCelsius, toCelsius } from './units';
import { plausibleVital, vitalContexts, vitalKinds, vitalLimits } from './vocabulary';

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

interface FormRules {
  type: string;
  latest: Day;
  timeZone: string;
  temperatureUnit: TemperatureUnit;
}

export function vitalForm({ type, latest, timeZone, temperatureUnit }: FormRules) {
  return z
    .strictObject({
      ...momentFields(latest),
      kind: z.enum(vitalKinds, { error: 'entries.validation.required' }),
      value: z.string(),
      context: z.union([z.literal('').transform(() => null), z.enum(vitalContexts)]),
      note: noteText(vitalLimits.note),
    })
    .transform(({ day, time, value, ...rest }, context) => {
      const typedNumber = readNumber(value) ?? Number.NaN;
      const isTemperature = rest.kind === 'temperature';
      const { min, max } = plausibleVital(rest.kind, type);
      const displayLimit = (limit: number) => (isTemperature ? fromCelsius(limit, temperatureUnit) : limit);
      const readingValue = isTemperature ? toCelsius(typedNumber, temperatureUnit) : typedNumber;
      if (!(readingValue >= min && readingValue <= max)) {
        const key = isTemperature && temperatureUnit === 'f' ? 'temperature_f' : rest.kind;
        const message = messageWith(`vitals.validation.${key}`, { min: displayLimit(min), max: displayLimit(max) });
        context.addIssue({ code: 'custom', path: ['value'], message });
        return z.NEVER;
      }
      return { ...rest, value: readingValue, measuredAt: toInstant(day, time, timeZone) };
    });
}

export type VitalFormValues = z.input<ReturnType<typeof vitalForm>>;
export type VitalBody = z.input<ReturnType<typeof vitalInput>>;
export type VitalInput = z.output<ReturnType<typeof vitalInput>>;
export type VitalPatch = z.output<ReturnType<typeof vitalPatch>>;
