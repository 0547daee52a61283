import * as z from 'zod';
import { timelineQuery } from '@/lib/core/http/pagination';
import { isId } from '@/lib/core/validation/ids';

export const activityQuery = timelineQuery.extend({
  person: z
    .string()
    .max(100, { error: 'entries.validation.invalid', abort: true })
    .refine(isId, { error: 'entries.validation.invalid' })
    .optional(),
});

export type ActivityQuery = z.output<typeof activityQuery>;
