import * as z from 'zod';
import { hasDecimals } from '../i18n/currencies';
import { messageWith } from '../i18n/field-message';
import { readAmount } from '../i18n/numbers';
import { patternText } from './zod-text';

const MAX_CENTS = 1_000_000_000;

const error = messageWith('entries.validation.amount', { max: MAX_CENTS / 100 });

/** Hundredths of the currency. */
export const amountCents = z.int({ error }).min(0, { error }).max(MAX_CENTS, { error });

export const currencyCode = patternText(/^[A-Z]{3}$/, 3, 'entries.validation.invalid');

/** @returns NaN for text that is no amount or has more than two decimals */
function readCents(text: string): number {
  const cents = (readAmount(text) ?? Number.NaN) * 100;
  return Math.abs(cents - Math.round(cents)) < 1e-6 ? Math.round(cents) : Number.NaN;
}

/** Amount as typed, with a comma or point before the decimals. Empty is null. */
export const amountText = z
  .string()
  .transform((text) => (text.trim() === '' ? null : readCents(text)))
  .pipe(amountCents.nullable());

/** @returns message for an amount that its currency has no coins for, else null */
export function findAmountProblem(cents: number | null, currency: string | null): string | null {
  if (cents === null || currency === null || cents % 100 === 0 || hasDecimals(currency)) return null;
  return messageWith('entries.validation.wholeAmount', { currency });
}
