import { newest, notDeleted } from '@/lib/access/filters';
import { addDays, addMs, DAY, type Day, dayToColumn } from '@/lib/core/time/dates';
import { allergyColumns } from '@/lib/records/allergies/allergy';
import { conditionColumns } from '@/lib/records/conditions/condition';
import { ofPresentEntry } from '@/lib/records/documents/document';
import { checkedAllergies } from '@/lib/records/medications/allergy-check';
import { rareFrequencies } from '@/lib/records/medications/frequencies';
import { doseColumns, medicationColumns } from '@/lib/records/medications/medication';
import { completionColumns, routineColumns } from '@/lib/records/routines/routine';
import { routineLimits } from '@/lib/records/routines/vocabulary';
import { treatmentColumns } from '@/lib/records/treatments/treatment';
import { vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { vaccinationColumns } from '@/lib/records/vaccinations/vaccination';
import { vetRecordColumns } from '@/lib/records/vet-records/vet-record';
import type { ShareSection } from './vocabulary';

/** Enough for the longest life: old entries may still hold. */
const MAX_LIFELONG = 200;
/** Daily for three years; charts are downsampled. */
const MEASURED = 1100;
/** Readers can ask for older ones. */
const VISITS = 24;
const DOCUMENTS = 40;
/** Zones differ by at most a day; a dose of a daily plan belongs to the nearest half day. */
const DOSE_WINDOW_MS = 3 * DAY;
const DOSES = 300;
/** A year of monthly treatments against worms and ticks. */
const TREATMENTS = 24;

const measuredColumns = {
  weight: { measuredAt: true, grams: true, bodyConditionScore: true },
  vital: { measuredAt: true, kind: true, value: true, context: true },
} as const;

type Shows = (section: ShareSection) => boolean;

const rows = (wanted: boolean, most: number) => ({ where: notDeleted, take: wanted ? most : 0 });

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
  ...vaccinatedColumns,
  country: true,
  microchipPlace: true,
  lostSince: true,
  lostNote: true,
  owner: { select: { timeZone: true, temperatureUnit: true } },
} as const;

function healthColumns(shows: Shows, today: Day) {
  return {
    // All, because severe ones are on every page.
    allergies: { ...checkedAllergies, select: allergyColumns },
    conditions: {
      where: { ...notDeleted, status: { not: 'resolved' as const } },
      orderBy: newest('createdAt'),
      take: shows('conditions') ? MAX_LIFELONG : 0,
      select: conditionColumns,
    },
    medications: {
      where: {
        ...notDeleted,
        startsOn: { lte: dayToColumn(addDays(today, 1)) },
        OR: [{ endsOn: null }, { endsOn: { gte: dayToColumn(addDays(today, -1)) } }],
      },
      orderBy: newest('startsOn'),
      take: shows('medication') ? MAX_LIFELONG : 0,
      select: medicationColumns,
    },
    treatments: { ...rows(shows('medication'), TREATMENTS), orderBy: newest('givenAt'), select: treatmentColumns },
    vaccinations: {
      ...rows(shows('vaccinations'), MAX_LIFELONG),
      orderBy: newest('givenOn'),
      select: vaccinationColumns,
    },
    weights: {
      ...rows(shows('weight') || shows('vitals'), shows('weight') ? MEASURED : 1),
      orderBy: newest('measuredAt'),
      select: measuredColumns.weight,
    },
    vitals: { ...rows(shows('vitals'), MEASURED), orderBy: newest('measuredAt'), select: measuredColumns.vital },
  };
}

function visitColumns(shows: Shows) {
  return {
    vetRecords: { ...rows(shows('visits'), VISITS), orderBy: newest('visitedOn'), select: vetRecordColumns },
    documents: {
      where: { ...notDeleted, ...ofPresentEntry },
      orderBy: newest('createdAt'),
      take: shows('documents') ? DOCUMENTS : 0,
      select: { id: true, name: true, bytes: true, createdAt: true },
    },
  };
}

function careColumns(shows: Shows, today: Day, at: Date) {
  const around = { gte: addMs(at, -DOSE_WINDOW_MS), lte: addMs(at, DOSE_WINDOW_MS) };
  const sitting = shows('routines');
  return {
    routines: {
      ...rows(sitting, routineLimits.perPet),
      orderBy: [{ timeOfDay: 'asc' as const }, { id: 'asc' as const }],
      select: routineColumns,
    },
    completions: {
      where: {
        day: { gte: dayToColumn(addDays(today, -1)), lte: dayToColumn(addDays(today, 1)) },
        routine: notDeleted,
      },
      take: sitting ? routineLimits.perPet * 3 : 0,
      select: completionColumns,
    },
    doses: {
      where: {
        medication: notDeleted,
        OR: [{ scheduledFor: around }, { at: around }, { medication: { frequency: { in: rareFrequencies } } }],
      },
      orderBy: newest('at'),
      take: sitting && shows('medication') ? DOSES : 0,
      select: { ...doseColumns, medicationId: true },
    },
  };
}

/** Reads nothing of sections that the link does not show. `today` is in UTC. */
export function sharedColumns(shows: Shows, today: Day, at: Date) {
  return {
    ...profileColumns,
    ...healthColumns(shows, today),
    ...visitColumns(shows),
    ...careColumns(shows, today, at),
  };
}
