'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateVaccinationList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-vaccination-list" */ './vaccination-list')).VaccinationList,
);
