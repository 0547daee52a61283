import { newestBy, notDeleted } from '@/lib/access/filters';
import { attributionColumns } from '@/lib/collections/attribution';
import { documentedColumns, sourceColumns } from '@/lib/collections/source';
import { allergyColumns } from '@/lib/records/allergies/allergy';
import { appointmentColumns } from '@/lib/records/appointments/appointment';
import { conditionColumns } from '@/lib/records/conditions/condition';
import { documentColumns } from '@/lib/records/documents/document';
import { documentLimits } from '@/lib/records/documents/vocabulary';
import { labReportColumns } from '@/lib/records/lab-reports/lab-report';
import { COMPARED_REPORTS } from '@/lib/records/lab-reports/vocabulary';
import { doseColumns, medicationColumns } from '@/lib/records/medications/medication';
import { medicationLimits } from '@/lib/records/medications/vocabulary';
import { petColumns } from '@/lib/records/pets/pet';
import { photoColumns } from '@/lib/records/photos/photo';
import { symptomColumns } from '@/lib/records/symptoms/symptom';
import { COUNTED_SYMPTOMS } from '@/lib/records/symptoms/vocabulary';
import { treatmentColumns } from '@/lib/records/treatments/treatment';
import { vaccinationColumns } from '@/lib/records/vaccinations/vaccination';
import { vitalColumns } from '@/lib/records/vitals/vital';
import { weightColumns } from '@/lib/records/weights/weight';
import { measuresColumns } from './measure-columns';
import type { RecordPart } from './record-part';

export const SHOWN = 20;
/** Enough even for the oldest pet: ongoing medications, active conditions and last doses may be years old. */
export const MAX_LIFELONG = 200;
/** All documents of MAX_LIFELONG vaccinations and as many medications. */
const MAX_DOCUMENTS = 2 * MAX_LIFELONG * documentLimits.perEntry;

const factColumns = { ...attributionColumns, ...sourceColumns };
const documentedFactColumns = { ...attributionColumns, ...documentedColumns };

const attachedDocuments = {
  where: { ...notDeleted, OR: [{ vaccinationId: { not: null } }, { medicationId: { not: null } }] },
  orderBy: newestBy('createdAt'),
  take: MAX_DOCUMENTS,
  select: documentColumns,
};

export interface RecordSelection {
  measured: number;
  /** Parts to read; all others stay empty. */
  parts: readonly RecordPart[];
  /** Only measure to read. */
  measureId: string | undefined;
  from: Date | undefined;
}

const lifelong = (by: string) => ({ where: notDeleted, orderBy: newestBy(by), take: MAX_LIFELONG + 1 });

const PINNED_VISITS = 40;

const pinnedVisits = {
  where: notDeleted,
  orderBy: newestBy('visitedOn'),
  take: PINNED_VISITS,
  select: { id: true, visitedOn: true, reason: true },
};

const BOOKLET_PHOTOS = 5;

const labReportParts: Partial<Record<RecordPart, number>> = {
  latestLabReports: COMPARED_REPORTS,
  labReports: SHOWN,
  lifelongLabReports: MAX_LIFELONG,
};

export const labReportsLimit = (parts: readonly RecordPart[]) =>
  Math.max(0, ...parts.map((part) => labReportParts[part] ?? 0));

export const recordColumns = (measureCount: number) => ({
  ...petColumns,
  weights: {
    where: notDeleted,
    orderBy: newestBy('measuredAt'),
    take: measureCount + 1,
    select: { ...weightColumns, ...factColumns },
  },
  vaccinations: { ...lifelong('givenOn'), select: { ...vaccinationColumns, ...documentedFactColumns } },
  conditions: { ...lifelong('createdAt'), select: { ...conditionColumns, ...factColumns, createdAt: true } },
  allergies: { ...lifelong('createdAt'), select: { ...allergyColumns, ...factColumns, createdAt: true } },
  medications: { ...lifelong('startsOn'), select: { ...medicationColumns, ...documentedFactColumns } },
});

function labColumns(parts: readonly RecordPart[]) {
  if (labReportsLimit(parts) === 0) return {};
  return {
    labReports: {
      where: notDeleted,
      orderBy: newestBy('sampledOn'),
      take: labReportsLimit(parts) + 1,
      select: { ...labReportColumns, ...factColumns },
    },
  };
}

function countColumns(parts: readonly RecordPart[]) {
  const countSelection = {
    ...(parts.includes('photos') && { photos: { where: notDeleted } }),
    ...(parts.includes('latestLabReports') && { labReports: { where: notDeleted } }),
  };
  return Object.keys(countSelection).length > 0 ? { _count: { select: countSelection } } : {};
}

/** Omits hidden parts from the query, because Prisma joins even those limited to no rows. */
export function partColumns({ measured, parts, measureId, from }: RecordSelection) {
  const hasPart = (part: RecordPart) => parts.includes(part);
  return {
    ...(hasPart('vitals') && {
      vitals: {
        where: notDeleted,
        orderBy: newestBy('measuredAt'),
        take: measured + 1,
        select: { ...vitalColumns, ...factColumns },
      },
    }),
    ...(hasPart('symptoms') && {
      symptoms: {
        where: notDeleted,
        orderBy: newestBy('noticedAt'),
        take: COUNTED_SYMPTOMS + 1,
        select: { ...symptomColumns, ...attributionColumns },
      },
    }),
    ...(hasPart('treatments') && {
      treatments: {
        where: notDeleted,
        orderBy: newestBy('givenAt'),
        take: SHOWN + 1,
        select: { ...treatmentColumns, ...factColumns },
      },
    }),
    ...(hasPart('doses') && {
      doses: { orderBy: newestBy('at'), take: medicationLimits.log, select: { ...doseColumns, medicationId: true } },
    }),
    ...(hasPart('documents') && { documents: attachedDocuments }),
    ...(hasPart('visits') && { vetRecords: pinnedVisits }),
    ...(hasPart('photos') && {
      photos: { where: notDeleted, orderBy: newestBy('takenAt'), take: BOOKLET_PHOTOS, select: photoColumns },
    }),
    ...labColumns(parts),
    ...measuresColumns(parts, measureId),
    ...countColumns(parts),
    ...(from && {
      appointments: {
        where: { ...notDeleted, status: 'planned' as const, startsAt: { gte: from } },
        orderBy: [{ startsAt: 'asc' as const }, { id: 'asc' as const }],
        take: 1,
        select: appointmentColumns,
      },
    }),
  };
}
