import { DAY, HOUR } from '@/lib/core/time/dates';

export const photoLimits = { caption: 500, location: 120, tag: 30, tags: 20 } as const;

/** WebP files, created during the upload. Longest edges in pixels. */
export const photoEdges = { small: 480, large: 1920 } as const;

export const avifEdges = [480, 960, 1920] as const;

export const linkLifetimes = { day: 24 * HOUR, week: 7 * DAY, month: 30 * DAY } as const;

export type LinkLifetime = keyof typeof linkLifetimes;

export const lifetimeNames = Object.keys(linkLifetimes) as LinkLifetime[];

export const PAGE_SIZE = 45;
