'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateVitalList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-vital-list" */ './vital-list')).VitalList,
);
