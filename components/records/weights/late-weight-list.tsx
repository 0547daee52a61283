'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateWeightList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-weight-list" */ './weight-list')).WeightList,
);
