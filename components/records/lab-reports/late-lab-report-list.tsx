'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateLabReportList = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-lab-report-list" */ './lab-report-list')).LabReportList,
);
