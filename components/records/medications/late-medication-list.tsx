'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateMedicationList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-medication-list" */ './medication-list')).MedicationList,
);
