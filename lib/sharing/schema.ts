import * as z from 'zod';
import { DAY, instantFromJson } from '@/lib/core/dates';
import { requiredLine } from '@/lib/core/zod-text';
import { LABEL_MAX, lifetimeChoices, shareKinds, shareSections } from './vocabulary';

const MAX_LIFE_MS = 366 * DAY;

/** A new share link. Without `expiresAt` it lives seven days; null means until revoked. */
export function shareInput(at: Date) {
  return z.strictObject({
    label: requiredLine({
      max: LABEL_MAX,
      missing: 'sharing.validation.labelRequired',
      tooLong: 'sharing.validation.labelTooLong',
      invalid: 'sharing.validation.invalid',
    }),
    kind: z.enum(shareKinds, { error: 'sharing.validation.invalid' }),
    sections: z
      .array(z.enum(shareSections, { error: 'sharing.validation.invalid' }))
      .max(shareSections.length)
      .transform((sections) => shareSections.filter((section) => sections.includes(section)))
      .optional(),
    expiresAt: z.iso
      .datetime({ error: 'sharing.validation.expiry' })
      .transform(instantFromJson)
      .refine((date) => date > at, { error: 'sharing.validation.expiry' })
      .refine((date) => date.getTime() - at.getTime() <= MAX_LIFE_MS, { error: 'sharing.validation.expiryTooFar' })
      .nullish(),
  });
}

export type ShareInput = z.output<ReturnType<typeof shareInput>>;

/** What the form holds: the input of the API with a lifetime in place of its end. */
export function shareForm(at: Date) {
  return shareInput(at)
    .omit({ expiresAt: true })
    .extend({ lifetime: z.enum(lifetimeChoices, { error: 'sharing.validation.invalid' }) });
}

export type ShareFormValues = z.input<ReturnType<typeof shareForm>>;
export type ShareFormOutput = z.output<ReturnType<typeof shareForm>>;
