'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateSymptomList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-symptom-list" */ './symptom-list')).SymptomList,
);
