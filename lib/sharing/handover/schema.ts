import * as z from 'zod';
import { emailAddress } from '@/lib/core/auth/zod-email';
import { idText } from '@/lib/core/validation/zod-text';

const error = 'handover.validation.to';

const address = emailAddress(error);

export const handoverInput = z
  .strictObject({ userId: idText(error), email: address })
  .partial()
  .refine(({ userId, email }) => (userId === undefined) !== (email === undefined), { path: ['email'], error });

export type HandoverInput = z.output<typeof handoverInput>;
