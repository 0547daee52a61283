import * as z from 'zod';
import { pageQuery } from '@/lib/core/http/pagination';
import { optionalLine, optionalParagraph } from '@/lib/core/validation/zod-text';

const key = (name: string) => `admin.validation.${name}` as const;
const word = (name: string, max: number) =>
  z
    .string({ error: key(name) })
    .min(1, { error: key(name) })
    .max(max, { error: key(name) });
const invalid = key('invalid');

/** Accepts addresses that cannot exist, so that they get the same error as a wrong password. */
export const adminLoginInput = z.strictObject({ email: word('email', 254), password: word('password', 1000) });

export const usersQuery = pageQuery.extend({
  q: optionalLine({ max: 100, tooLong: invalid, invalid })
    .transform((text) => text ?? '')
    .default(''),
});
export const auditQuery = pageQuery.extend({ userId: z.uuid({ error: invalid }).optional() });
export const feedbackQuery = pageQuery.extend({ open: z.stringbool().default(false) });
export const suspensionInput = z.strictObject({ suspended: z.boolean() });

export const answerInput = z.strictObject({
  answer: optionalParagraph({ max: 4000, tooLong: key('answerTooLong'), invalid }).pipe(
    z.string({ error: key('answer') }),
  ),
});

export type AdminLoginInput = z.output<typeof adminLoginInput>;
export type AnswerForm = z.input<typeof answerInput>;
export type AnswerInput = z.output<typeof answerInput>;
export type UsersQuery = z.output<typeof usersQuery>;
export type AuditQuery = z.output<typeof auditQuery>;
export type FeedbackQuery = z.output<typeof feedbackQuery>;
