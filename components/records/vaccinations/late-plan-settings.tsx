'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LatePlanSettings = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-plan-settings" */ './plan-settings')).PlanSettings,
);
