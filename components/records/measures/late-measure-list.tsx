'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateMeasureList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-measure-list" */ './measure-list')).MeasureList,
);

export const LateReadingList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-reading-list" */ './reading-list')).ReadingList,
);
