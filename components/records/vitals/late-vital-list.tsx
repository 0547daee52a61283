'use client';

import { lazyPart } from '@/components/shell/lazy-part';

export const LateVitalList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-vital-list" */ './vital-list')).VitalList,
);
