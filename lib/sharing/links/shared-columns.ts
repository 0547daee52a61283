import { newestBy, notDeleted } from '@/lib/access/filters';
import { documentedColumns, sourceColumns } from '@/lib/collections/source';
import { addDays, addMs, DAY, type Day, dayToColumn } from '@/lib/core/time/dates';
import { allergyColumns } from '@/lib/records/allergies/allergy';
import { conditionColumns } from '@/lib/records/conditions/condition';
import { shareable } from '@/lib/records/documents/document';
import { SHARED_REPORTS } from '@/lib/records/lab-reports/vocabulary';
import { checkedAllergies } from '@/lib/records/medications/allergy-check';
import { rareFrequencies } from '@/lib/records/medications/frequencies';
import { doseColumns, medicationColumns } from '@/lib/records/medications/medication';
import { completionColumns, routineColumns } from '@/lib/records/routines/routine';
import { routineLimits } from '@/lib/records/routines/vocabulary';
import { COUNTED_SYMPTOMS } from '@/lib/records/symptoms/vocabulary';
import { treatmentColumns } from '@/lib/records/treatments/treatment';
import { vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { vaccinationColumns } from '@/lib/records/vaccinations/vaccination';
import { vetRecordColumns } from '@/lib/records/vet-records/vet-record';
import { sharedMeasures } from './shared-measure-columns';
import type { ShareSection } from './vocabulary';

const MAX_LIFELONG = 200;
/** Daily readings for three years. Charts are downsampled. */
const MEASURED = 1100;
const VISITS = 24;
const DOCUMENTS = 40;
/** Zones differ by at most a day, and doses match log entries up to half a day away. */
const DOSE_WINDOW_MS = 3 * DAY;
const DOSES = 300;
/** Covers a year of monthly worm and tick treatments. */
const TREATMENTS = 24;

type Shows = (section: ShareSection) => boolean;

interface Columns {
  shows: Shows;
  today: Day;
  lastTreatments: boolean;
  past: boolean;
}

const rows = (most: number) => ({ where: notDeleted, take: most });

/** Columns of the source. Readers see the writer's role, never the name. */
const wordColumns = { ...sourceColumns, createdById: true } as const;
const documentedWordColumns = { ...documentedColumns, createdById: true } as const;

const profileColumns = {
  name: true,
  breed: true,
  gender: true,
  neutered: true,
  colour: true,
  markings: true,
  photoKey: true,
  microchip: true,
  passportNumber: true,
  emergencyContact: true,
  vetClinic: true,
  insurance: true,
  notes: true,
  weightUnit: true,
  ...{ weightGoalGrams: true, weightGoalFrom: true, weightGoalBy: true },
  ...vaccinatedColumns,
  country: true,
  microchipPlace: true,
  lostSince: true,
  lostNote: true,
  lostNeedsMedication: true,
  owner: { select: { timeZone: true, temperatureUnit: true } },
  members: { select: { id: true, role: true } },
} as const;

const lastDose = {
  where: { status: 'given' as const },
  orderBy: newestBy('at'),
  take: 1,
  select: { at: true },
};

function healthColumns({ shows, today, lastTreatments, past }: Columns) {
  return {
    // Reads all allergies, because severe ones are on every page.
    allergies: { ...checkedAllergies, select: { ...allergyColumns, ...wordColumns } },
    ...(shows('conditions') && {
      conditions: {
        where: { ...notDeleted, ...(!past && { status: { not: 'resolved' as const } }) },
        orderBy: [{ status: 'asc' as const }, ...newestBy('createdAt')],
        take: MAX_LIFELONG,
        select: { ...conditionColumns, ...wordColumns },
      },
    }),
    ...(shows('symptoms') && {
      symptoms: {
        ...rows(COUNTED_SYMPTOMS),
        orderBy: newestBy('noticedAt'),
        select: { kind: true, noticedAt: true, severity: true },
      },
    }),
    ...(shows('medication') && {
      medications: {
        where: {
          ...notDeleted,
          startsOn: { lte: dayToColumn(addDays(today, 1)) },
          ...(!past && { OR: [{ endsOn: null }, { endsOn: { gte: dayToColumn(addDays(today, -1)) } }] }),
        },
        // Current medications first, so that the limit drops past ones.
        orderBy: [{ endsOn: { sort: 'desc' as const, nulls: 'first' as const } }, ...newestBy('startsOn')],
        take: MAX_LIFELONG,
        select: { ...medicationColumns, ...documentedWordColumns, ...(past && { doses: lastDose }) },
      },
    }),
    ...((shows('medication') || lastTreatments) && {
      treatments: {
        ...rows(TREATMENTS),
        orderBy: newestBy('givenAt'),
        select: { ...treatmentColumns, ...wordColumns },
      },
    }),
    ...(shows('vaccinations') && {
      vaccinations: {
        ...rows(MAX_LIFELONG),
        orderBy: newestBy('givenOn'),
        select: { ...vaccinationColumns, ...documentedWordColumns },
      },
    }),
  };
}

function measuredColumns(shows: Shows) {
  const latest = (most: number) => ({ ...rows(most), orderBy: newestBy('measuredAt') });
  return {
    ...((shows('weight') || shows('vitals')) && {
      weights: {
        ...latest(shows('weight') ? MEASURED : 1),
        select: { measuredAt: true, grams: true, bodyConditionScore: true, ...wordColumns },
      },
    }),
    ...(shows('vitals') && {
      vitals: {
        ...latest(MEASURED),
        select: { measuredAt: true, kind: true, value: true, context: true, ...wordColumns },
      },
    }),
  };
}

function visitColumns(shows: Shows) {
  return {
    ...(shows('visits') && {
      vetRecords: {
        ...rows(VISITS),
        orderBy: newestBy('visitedOn'),
        select: { ...vetRecordColumns, ...documentedWordColumns },
      },
    }),
    ...(shows('labReports') && {
      labReports: {
        ...rows(SHARED_REPORTS),
        orderBy: newestBy('sampledOn'),
        select: { sampledOn: true, laboratory: true, sample: true, results: true, ...wordColumns },
      },
    }),
    ...(shows('documents') && {
      documents: {
        where: { ...notDeleted, ...shareable },
        orderBy: newestBy('createdAt'),
        take: DOCUMENTS,
        select: { id: true, name: true, bytes: true, createdAt: true },
      },
    }),
  };
}

function careColumns(shows: Shows, today: Day, at: Date) {
  const around = { gte: addMs(at, -DOSE_WINDOW_MS), lte: addMs(at, DOSE_WINDOW_MS) };
  if (!shows('routines')) return {};
  return {
    routines: {
      ...rows(routineLimits.perPet),
      orderBy: [{ timeOfDay: 'asc' as const }, { id: 'asc' as const }],
      select: routineColumns,
    },
    completions: {
      where: {
        day: { gte: dayToColumn(addDays(today, -1)), lte: dayToColumn(addDays(today, 1)) },
        routine: notDeleted,
      },
      take: routineLimits.perPet * 3,
      select: completionColumns,
    },
    ...(shows('medication') && {
      doses: {
        where: {
          medication: notDeleted,
          OR: [{ scheduledFor: around }, { at: around }, { medication: { frequency: { in: rareFrequencies } } }],
        },
        orderBy: newestBy('at'),
        take: DOSES,
        select: { ...doseColumns, medicationId: true },
      },
    }),
  };
}

/** Omits hidden sections from the query, because Prisma would join even empty ones. `today` is in UTC. */
export function sharedColumns(columns: Columns, at: Date) {
  const { shows, today } = columns;
  return {
    ...profileColumns,
    ...healthColumns(columns),
    ...measuredColumns(shows),
    ...(shows('measures') && { measures: sharedMeasures() }),
    ...visitColumns(shows),
    ...careColumns(shows, today, at),
  };
}

export const emptySections = {
  ...{
    conditions: [],
    symptoms: [],
    medications: [],
    treatments: [],
    vaccinations: [],
    weights: [],
    vitals: [],
    measures: [],
    vetRecords: [],
    labReports: [],
  },
  ...{ documents: [], routines: [], completions: [], doses: [] },
};
