import { z } from 'zod';
import { pagePatterns } from '@/lib/core/config/page-pattern';

/** Accepts the pattern only, because an id would reveal who viewed what. */
export const pageViewInput = z.strictObject({
  page: z.enum(pagePatterns as [string, ...string[]], { error: 'entries.validation.invalid' }),
});

export type PageViewInput = z.output<typeof pageViewInput>;
