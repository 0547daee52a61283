import * as z from 'zod';
import { currentPassword } from '@/lib/core/validation/zod-text';
import { transports } from './vocabulary';

const error = 'entries.validation.invalid';

const base64url = (length: number) =>
  z
    .string({ error })
    .min(1, { error })
    .max(length, { error })
    .regex(/^[A-Za-z0-9_-]+$/, { error });

export const passkeyOptionsInput = z.strictObject({
  currentPassword: currentPassword(error).optional(),
});

export const passkeyInput = z.strictObject({
  credentialId: base64url(1400),
  clientData: base64url(4000),
  attestation: base64url(16_000),
  transports: z.array(z.enum(transports, { error }), { error }).max(transports.length, { error }),
});

export const passkeySignInInput = z.strictObject({
  credentialId: base64url(1400),
  clientData: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(4000),
  rememberMe: z.boolean({ error }),
});

export type PasskeyInput = z.output<typeof passkeyInput>;
export type PasskeySignInInput = z.output<typeof passkeySignInInput>;
