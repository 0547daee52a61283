import { collectionClient } from '@/lib/collections/client';
import type { LabReport } from './lab-report';
import type { LabReportBody, LabReportInput, LabReportPatch } from './schema';

export const labReportsClient = collectionClient<LabReport, LabReportBody, LabReportInput, LabReportPatch>(
  'lab-reports',
  { laboratory: null, sample: null, note: null },
);
