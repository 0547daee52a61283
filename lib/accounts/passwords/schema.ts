import { z } from 'zod';
import { emailAddress } from '@/lib/core/auth/zod-email';
import { plainLinkValue } from '@/lib/core/validation/mailed-code';
import { mailedCode, requiredName } from '@/lib/core/validation/zod-text';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits';

const email = emailAddress('passwords.validation.email');

const newPassword = z
  .string({ error: 'passwords.validation.passwordShort' })
  .min(PASSWORD_MIN, 'passwords.validation.passwordShort')
  .max(PASSWORD_MAX, 'passwords.validation.passwordLong');

const password = z
  .string({ error: 'passwords.validation.passwordMissing' })
  .min(1, 'passwords.validation.passwordMissing')
  .max(1000, 'passwords.validation.passwordLong');

const personName = requiredName({
  address: 'passwords.validation.nameAddress',
  max: 80,
  tooLong: 'passwords.validation.nameTooLong',
  invalid: 'passwords.validation.nameMissing',
  missing: 'passwords.validation.nameMissing',
});

const proposedId = (max: number) => {
  const error = 'entries.validation.invalid';
  return z.string({ error }).max(max, { error }).optional();
};

export const loginInput = z.strictObject({ email, password });
export const registerInput = z.strictObject({
  email,
  password: newPassword,
  firstName: personName,
  lastName: personName,
  // Ids proposed by the client. The server ignores them and generates its own (R6.5).
  shortId: proposedId(20),
  firebaseId: proposedId(100),
  name: proposedId(200),
});
export const forgotInput = z.strictObject({ email });
const token = z
  .string({ error: 'passwords.validation.token' })
  .min(1, 'passwords.validation.token')
  .max(200, 'passwords.validation.token');

export const resetInput = z.strictObject({ token, password: newPassword });
export const passwordInput = z.strictObject({ currentPassword: password.optional(), password: newPassword });
export const emailInput = z.strictObject({ currentPassword: password.optional(), email });
export const newPasswordForm = passwordInput.pick({ password: true });
export const newEmailForm = emailInput.pick({ email: true });
export const proofCode = z.strictObject({
  code: mailedCode('account.validation.code'),
});
export const proofForm = z.strictObject({ currentPassword: password });

export const confirmEmailInput = z.strictObject({ token, asked: z.boolean().default(false) });
export const stopEmailChangeInput = z.strictObject({ token });

export const mailedLinkQuery = z.object({
  token: z.string().min(1).max(200).overwrite(plainLinkValue).optional().catch(undefined),
});

export type LoginInput = z.output<typeof loginInput>;
export type RegisterInput = z.output<typeof registerInput>;
export type ResetInput = z.output<typeof resetInput>;
export type PasswordInput = z.output<typeof passwordInput>;
export type ConfirmEmailInput = z.output<typeof confirmEmailInput>;
export type EmailInput = z.output<typeof emailInput>;
