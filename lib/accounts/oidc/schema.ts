import * as z from 'zod';
import { plainAddress } from '@/lib/core/auth/email-address';

export const oidcQuery = z.object({
  remember: z.enum(['true', 'false']).catch('true'),
  again: z.enum(['true', 'false']).catch('false'),
  next: z.string().max(500).optional().catch(undefined),
});

/** An address counts only if the provider has verified it. */
export const verifiedClaims = z.object({
  email: z.string().transform(plainAddress).pipe(z.string()),
  email_verified: z.literal(true),
});

export type OidcQuery = z.output<typeof oidcQuery>;
