'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateWeightGoalLine = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-weight-goal" */ './weight-goal')).WeightGoalLine,
);
