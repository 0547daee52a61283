'use client';

import { lazyPart } from '@/components/shell/lazy-part';

export const LateWeightGoalLine = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-weight-goal" */ './weight-goal')).WeightGoalLine,
);
