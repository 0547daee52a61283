'use client';

import { lazyPart } from '@/components/shell/lazy-part';

export const LateAllergyList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-allergy-list" */ './allergy-list')).AllergyList,
);
