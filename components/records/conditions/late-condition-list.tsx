'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateConditionList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-condition-list" */ './condition-list')).ConditionList,
);
