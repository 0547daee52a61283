import { DAY, HOUR } from '@/lib/core/time/dates';

// Apart from the schema, so that a page can name these without the library that checks them.

export const photoLimits = { caption: 500, location: 120, tag: 30, tags: 20 } as const;

/** Longest edges in pixels of what is made at once, as WebP. */
export const photoEdges = { small: 480, large: 1920 } as const;

/** The same of what a job makes afterwards, as AVIF. */
export const avifEdges = [480, 960, 1920] as const;

/** For how long the link to one photo may live. */
export const linkLifetimes = { day: 24 * HOUR, week: 7 * DAY, month: 30 * DAY } as const;

export type LinkLifetime = keyof typeof linkLifetimes;

export const lifetimeNames = Object.keys(linkLifetimes) as LinkLifetime[];

/** How many photos a page of the gallery has. */
export const PAGE_SIZE = 60;
