import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { columnFromDay, latestDay } from '@/lib/core/time/dates';
import { checkLabReport, type LabReport, type LabReportRow, labReportColumns, toLabReport } from './lab-report';
import { type LabReportInput, type LabReportPatch, labReportInput, labReportPatch } from './schema';

export const labReports = petCollection<LabReportRow, LabReport, LabReportInput, LabReportPatch>({
  name: 'lab-reports',
  input: (at) => labReportInput(latestDay(at)),
  patch: (at) => labReportPatch(latestDay(at)),
  columns: labReportColumns,
  newestBy: 'sampledOn',
  toItem: toLabReport,
  toColumns: ({ sampledOn, ...plain }) => ({ ...plain, sampledOn: columnFromDay(sampledOn) }),
  check: checkLabReport,
});
