import * as z from 'zod';
import { englishFormats, locales } from '@/lib/core/i18n/locales';
import { temperatureUnits, weightUnits } from '@/lib/core/i18n/units';
import { timeZoneName } from '@/lib/core/validation/zod-moment';
import { optionalName, patternText, timeOfDay } from '@/lib/core/validation/zod-text';

const key = (name: string) => `account.validation.${name}` as const;
const name = optionalName({
  ...{ max: 80, tooLong: key('nameTooLong'), invalid: key('invalid') },
  address: key('nameAddress'),
}).transform((text) => text ?? '');

export const profilePatch = z
  .strictObject({
    firstName: name,
    lastName: name,
    locale: z.enum(locales, { error: key('invalid') }),
    timeZone: timeZoneName(key('timeZone')),
    weightUnit: z.enum(weightUnits, { error: key('invalid') }),
    temperatureUnit: z.enum(temperatureUnits, { error: key('invalid') }),
    englishFormat: z.enum(englishFormats, { error: key('invalid') }).nullable(),
    reminderMail: z.boolean({ error: key('invalid') }),
    summaryAt: timeOfDay(key('time')).nullable(),
    shareNotice: z.boolean({ error: key('invalid') }),
  })
  .partial();

export const namesForm = profilePatch.pick({ firstName: true, lastName: true }).required();
export const unitsForm = profilePatch
  .pick({ weightUnit: true, temperatureUnit: true, timeZone: true })
  .required()
  .extend({ englishFormat: z.enum(['', ...englishFormats]).transform((format) => format || null) });
export const remindersForm = profilePatch
  .pick({ reminderMail: true, shareNotice: true })
  .required()
  .extend({ summaryAt: z.string().transform((time) => time || null) });

export function deletionForm(address: string) {
  const same = (typed: string) => typed.toLowerCase() === address.toLowerCase();
  return z.strictObject({
    email: z
      .string()
      .trim()
      .refine(same, { error: key('otherEmail') }),
  });
}

/** 32 bytes that the browser has made, base64url. */
export const deviceKeyInput = z.strictObject({
  device: patternText(/^[A-Za-z0-9_-]{43}$/, 43, key('invalid')),
});

export const photoQuery = z.object({ size: z.enum(['small', 'large']).catch('small') });

export type DeviceKeyInput = z.output<typeof deviceKeyInput>;
export type ProfilePatch = z.output<typeof profilePatch>;
export type NamesInput = z.input<typeof namesForm>;
export type UnitsInput = z.input<typeof unitsForm>;
export type RemindersInput = z.input<typeof remindersForm>;

/** `confirmed=1` where other people look after pets of the account. */
export const deletionQuery = z.object({ confirmed: z.string().max(10).optional() });
