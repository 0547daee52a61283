'use client';

import { lazyPart } from '@/components/shell/lazy-part';

export const LateCsvTools = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-csv-tools" */ './csv-tools')).CsvTools,
);
