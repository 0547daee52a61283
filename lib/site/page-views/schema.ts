import { z } from 'zod';
import { pagePatterns } from '@/lib/core/config/page-pattern';

/** One showing of a page, named by its pattern only: an id in it would tell who looked at what. */
export const pageViewInput = z.strictObject({ page: z.enum(pagePatterns as [string, ...string[]]) });

export type PageViewInput = z.output<typeof pageViewInput>;
