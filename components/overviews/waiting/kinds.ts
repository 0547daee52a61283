import type { IconName } from '@/components/ui/icons';

export const kindIcons = {
  weights: 'scale',
  vaccinations: 'syringe',
  vitals: 'heart-pulse',
  symptoms: 'clipboard-list',
  'lab-reports': 'test-tube',
  measures: 'trending-up',
  readings: 'trending-up',
  conditions: 'clipboard-list',
  allergies: 'shield-alert',
  medications: 'pill',
  treatments: 'bug',
  routines: 'calendar-check',
  training: 'target',
  sessions: 'target',
  appointments: 'calendar-days',
  'vet-records': 'stethoscope',
  expenses: 'wallet',
  photos: 'camera',
  documents: 'file-text',
  completions: 'check-check',
  doses: 'pill',
  checks: 'list-checks',
  other: 'pencil',
} as const satisfies Record<string, IconName>;

export type WaitingKind = keyof typeof kindIcons;

/** Returns `other` for collections that this build does not know. */
export function kindOf(collection: string): WaitingKind {
  return Object.hasOwn(kindIcons, collection) ? (collection as WaitingKind) : 'other';
}
