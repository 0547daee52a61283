'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateTreatmentList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-treatment-list" */ './treatment-list')).TreatmentList,
);
