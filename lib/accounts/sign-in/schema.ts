import { z } from 'zod';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { plainLinkValue } from '@/lib/core/validation/mailed-code';
import { mailedCode } from '@/lib/core/validation/zod-text';

const email = z
  .string({ error: ({ input }) => (input === undefined ? 'signIn.missingText' : 'signIn.validation.email') })
  .trim()
  .min(1, { error: 'signIn.missingText', abort: true })
  .max(254, { error: 'signIn.validation.email', abort: true })
  // Normalizes before mailing: an address with a full-width letter may belong to another mailbox.
  .normalize('NFKC')
  .refine((value) => canonicalAddress(value) !== null, 'signIn.validation.email');

export const magicLinkInput = z.strictObject({
  email,
  rememberMe: z.boolean().default(false),
  isSignUp: z.boolean().default(false),
});
export const verifyQuery = z.object({
  token: z.string().max(200).overwrite(plainLinkValue).optional(),
  remember: z.string().max(10).overwrite(plainLinkValue).optional(),
});
export const outboxQuery = z.object({ email: z.string().max(254), since: z.coerce.number().default(0) });
export const codeInput = z.strictObject({
  email,
  code: mailedCode('signIn.validation.code'),
});
export const linkForm = z.strictObject({ email, rememberMe: z.boolean() });

export type MagicLinkInput = z.output<typeof magicLinkInput>;
export type LinkFormInput = z.output<typeof linkForm>;
export type CodeInput = z.output<typeof codeInput>;
