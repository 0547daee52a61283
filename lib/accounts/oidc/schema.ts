import * as z from 'zod';
import { plainAddress } from '@/lib/core/auth/email-address';
import { instantFromMs } from '@/lib/core/time/instants';

const error = 'entries.validation.invalid';

export const oidcQuery = z.object({
  remember: z.enum(['true', 'false'], { error }).default('false'),
  again: z.enum(['true', 'false'], { error }).default('false'),
  next: z.string({ error }).max(500, { error }).optional(),
});

/** An address counts only if the provider has verified it. */
export const verifiedClaims = z.object({
  email: z.string().transform(plainAddress).pipe(z.string()),
  email_verified: z.literal(true),
  auth_time: z
    .number()
    .transform((seconds) => instantFromMs(seconds * 1000))
    .pipe(z.date())
    .nullable()
    .catch(null),
});

export type OidcQuery = z.output<typeof oidcQuery>;
