'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateCsvTools = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-csv-tools" */ './csv-tools')).CsvTools,
);
