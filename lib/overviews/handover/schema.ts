import * as z from 'zod';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { idText } from '@/lib/core/validation/zod-text';

const error = 'handover.validation.to';

const address = z
  .string({ error })
  .trim()
  .max(254, { error, abort: true })
  .normalize('NFKC')
  .refine((value) => canonicalAddress(value) !== null, error);

/** To a member of the pet, or to whoever reads the mail of an address. */
export const handoverInput = z
  .strictObject({ userId: idText(error), email: address })
  .partial()
  .refine(({ userId, email }) => (userId === undefined) !== (email === undefined), { path: ['email'], error });

export type HandoverInput = z.output<typeof handoverInput>;
