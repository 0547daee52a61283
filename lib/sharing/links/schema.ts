import * as z from 'zod';
import { emailAddress } from '@/lib/core/auth/zod-email';
import { messageWith } from '@/lib/core/i18n/field-message';
import { DAY, instantFromJson } from '@/lib/core/time/dates';
import { emptyAsNull, optionalParagraph, patternText, requiredLine } from '@/lib/core/validation/zod-text';
import { LABEL_MAX, LOST_NOTE_MAX, newShareKinds, pinLimits, shareSections } from './vocabulary';

const MAX_LIFE_MS = 366 * DAY;
const invalid = 'sharing.validation.invalid';

const linkExpiry = (at: Date) =>
  z.iso
    .datetime({ error: 'sharing.validation.expiry' })
    .transform(instantFromJson)
    .refine((date) => date > at, { error: 'sharing.validation.expiry' })
    .refine((date) => date.getTime() - at.getTime() <= MAX_LIFE_MS, { error: 'sharing.validation.expiryTooFar' })
    .nullable();

const pin = patternText(
  new RegExp(`^[0-9]{${pinLimits.min},${pinLimits.max}}$`),
  pinLimits.max,
  messageWith('sharing.validation.pin', pinLimits),
);

const optionalPin = emptyAsNull(pin, messageWith('sharing.validation.pin', pinLimits));

const label = requiredLine({
  max: LABEL_MAX,
  missing: 'sharing.validation.labelRequired',
  tooLong: 'sharing.validation.labelTooLong',
  invalid,
});

const sections = z
  .array(z.enum(shareSections, { error: invalid }), { error: invalid })
  .max(shareSections.length, { error: invalid })
  .transform((chosenSections) => shareSections.filter((section) => chosenSections.includes(section)));

const clinicAddress = emptyAsNull(emailAddress('sharing.validation.clinicAddress'), 'sharing.validation.clinicAddress');

/** Missing fields default to `readerSections` and `readerLifetimes`; null `expiresAt` means never. */
export function shareInput(at: Date) {
  return z.strictObject({
    label: label.optional(),
    kind: z.enum(newShareKinds, { error: invalid }),
    sections: sections.optional(),
    expiresAt: linkExpiry(at).optional(),
    pin: optionalPin.optional(),
    clinicAddress: clinicAddress.optional(),
  });
}

export type ShareInput = z.output<ReturnType<typeof shareInput>>;

export function sharePatch(at: Date) {
  return z
    .strictObject({ label, sections, expiresAt: linkExpiry(at), pin: optionalPin, clinicAddress })
    .partial()
    .refine((patch) => Object.values(patch).some((value) => value !== undefined), { error: invalid });
}

export const lostInput = z.strictObject({
  note: optionalParagraph({
    max: LOST_NOTE_MAX,
    tooLong: messageWith('sharing.validation.noteTooLong', { max: LOST_NOTE_MAX }),
    invalid,
  }).default(null),
  needsMedication: z.boolean({ error: invalid }).default(false),
});

export const finderMessagePatch = z.strictObject({ read: z.literal(true, { error: invalid }) });

export const qrQuery = z.object({ print: z.literal('1').optional() });

export type SharePatch = z.output<ReturnType<typeof sharePatch>>;
export type QrQuery = z.output<typeof qrQuery>;
export type LostInput = z.output<typeof lostInput>;
