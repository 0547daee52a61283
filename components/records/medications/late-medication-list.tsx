'use client';

import { lazyPart } from '@/components/shell/lazy-part';

export const LateMedicationList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-medication-list" */ './medication-list')).MedicationList,
);
