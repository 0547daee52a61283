import * as z from 'zod';
import { DAY, instantFromJson } from '@/lib/core/dates';
import { requiredLine } from '@/lib/core/zod-text';

export const shareKinds = ['vet', 'groomer', 'sitter', 'other'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** What a link can show beyond the pet's name, type, breed, gender, age and photo, which every link shows. */
export const shareSections = ['identification', 'contacts', 'insurance', 'notes'] as const;
export type ShareSection = (typeof shareSections)[number];

/** The sections that a kind of reader usually needs; the owner can change them. */
export const presets: Record<ShareKind, readonly ShareSection[]> = {
  vet: ['identification', 'contacts', 'insurance', 'notes'],
  groomer: ['contacts', 'notes'],
  sitter: ['contacts', 'insurance', 'notes'],
  other: [],
};

/** How long a link lives, in days; null lives until it is revoked. The first is the default. */
export const lifetimes = [7, 1, 30, null] as const;
export const LABEL_MAX = 80;
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
