'use client';

import { lazyPart } from '@/components/shell/lazy-part';

export const LateVaccinationList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-vaccination-list" */ './vaccination-list')).VaccinationList,
);
