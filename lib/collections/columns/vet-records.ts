import type { ColumnsOf } from '../column';

export const vetRecords = {
  visitedOn: { day: true, fact: true },
  reason: { fact: true, activity: true },
  description: { fact: true },
  diagnosis: { fact: true },
  followUpOn: { day: true, fact: true },
  clinic: { fact: true, activity: true },
  vetName: { fact: true },
  costCents: {},
  currency: {},
  documentLinks: {},
  followedUpAt: { computed: true },
  appointmentId: { computed: true },
} as const satisfies ColumnsOf<'VetRecord'>;
