'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateAllergyList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-allergy-list" */ './allergy-list')).AllergyList,
);
