import { z } from 'zod';
import { pagePatterns } from '@/lib/core/config/page-pattern';

/** Only the pattern: an id would reveal who looked at what. */
export const pageViewInput = z.strictObject({
  page: z.enum(pagePatterns as [string, ...string[]], { error: 'entries.validation.invalid' }),
});

export type PageViewInput = z.output<typeof pageViewInput>;
