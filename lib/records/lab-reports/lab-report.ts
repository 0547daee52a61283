import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { labReports } from '@/lib/collections/columns/lab-reports';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';
import { isOfSample } from './analytes';

export const labReportColumns = /* @__PURE__ */ selectOf(labReports);

export type LabReport = EntryOf<'LabReport', typeof labReports>;

export type LabReportRow = RowOf<'LabReport', typeof labReports>;

export const toLabReport = (row: LabReportRow): LabReport => entryOf<'LabReport', typeof labReports>(labReports, row);

export function checkLabReport({ sampledOn, sample, results }: LabReport, pet: CollectionPet): Record<string, string> {
  const refusedPaths = results.flatMap(({ analyte }, index) =>
    isOfSample(analyte, sample) ? [] : [[`results.${index}.analyte`, 'entries.validation.invalid']],
  );
  return {
    ...(isBeforeBirth(sampledOn, pet.dateOfBirth) && { sampledOn: 'entries.validation.beforeBirth' }),
    ...Object.fromEntries(refusedPaths),
  };
}
