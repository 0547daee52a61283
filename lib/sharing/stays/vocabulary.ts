import type { StayAllow } from '@/lib/access/stay-allows';

export const stayAllows = ['ticks', 'doses', 'notes', 'photos'] as const satisfies readonly StayAllow[];
export type StayChoice = (typeof stayAllows)[number];

export const stayMessages = ['daily', 'each', 'none'] as const;
export type StayMessages = (typeof stayMessages)[number];

export const stayLimits = {
  pets: 10,
  days: 60,
  label: 80,
  phone: 40,
  name: 40,
  note: 1000,
  open: 20,
  ahead: 366,
} as const;

/** Outcomes of the sitter page's forms; `stayReader.said` has their sentences. */
export const stayOutcomes = [
  'done',
  'undone',
  'given',
  'already',
  'early',
  'soon',
  'notNow',
  'notYours',
  'sent',
  'empty',
  'long',
  'badPhoto',
  'largePhoto',
  'full',
  'noName',
  'memberName',
  'wait',
] as const;
export type StayOutcome = (typeof stayOutcomes)[number];
