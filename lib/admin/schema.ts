import * as z from 'zod';
import { pageQuery } from '@/lib/core/http/pagination';

export const adminLoginInput = z.strictObject({ email: z.string().max(254), password: z.string().min(1).max(1000) });
export const usersQuery = pageQuery.extend({ q: z.string().trim().max(100).default('') });
export const auditQuery = pageQuery.extend({ userId: z.uuid().optional() });
export const feedbackQuery = pageQuery.extend({ open: z.stringbool().default(false) });
export const suspensionInput = z.strictObject({ suspended: z.boolean() });
export const answerInput = z.strictObject({ answer: z.string().trim().min(1).max(4000) });

export type AdminLoginInput = z.output<typeof adminLoginInput>;
export type UsersQuery = z.output<typeof usersQuery>;
export type AuditQuery = z.output<typeof auditQuery>;
export type FeedbackQuery = z.output<typeof feedbackQuery>;
