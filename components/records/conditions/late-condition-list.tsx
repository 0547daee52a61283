'use client';

import { lazyPart } from '@/components/shell/lazy-part';

export const LateConditionList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-condition-list" */ './condition-list')).ConditionList,
);
