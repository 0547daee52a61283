import type { z } from 'zod';
import type { CollectionPet } from '@/lib/collections/collection-pet';
import type { ImportMethods } from '@/lib/collections/exported-entry';
import { type CollectionName, collectionEntry } from '@/lib/collections/registry';
import type { Author, ColumnValues } from '@/lib/collections/rules';
import { dayToColumn, instantFromJson, latestDay } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { pastDay, pastInstant, plannedDay } from '@/lib/core/validation/zod-days';
import { optionalEntryLine, requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { measureLimits } from '@/lib/records/measures/vocabulary';
import { doseInput, pastCourses } from '@/lib/records/medications/schema';
import { completionInput, pastRoutines } from '@/lib/records/routines/schema';
import { isCheckItem } from '@/lib/records/training/curriculum';
import type { ImportedList } from './vocabulary';

export type ExportedRow = Record<string, unknown>;

export interface Reading {
  pet: CollectionPet;
  author: Author;
  newIdOf: (id: string) => string;
  /** @returns new id of an imported entry of the same pet */
  find: (list: ImportedList, id: unknown) => string | null;
}

/** @returns columns to insert, null for a row that is not valid */
export type ReadRow = (row: ExportedRow) => ColumnValues | null;

/** Builds its schemas once, because that takes longer than reading a row. */
export type MakeReader = (reading: Reading) => ReadRow;

/** More than the longest name of a member, and a sitter's addition. */
const memberName = requiredEntryLine(250);

function planReader(at: Date, pastPlans: z.ZodType): ReadRow {
  const start = pastInstant(at);
  return (row) => {
    const [plannedFrom, past] = [start.safeParse(row.plannedFrom), pastPlans.safeParse(row.pastPlans)];
    return plannedFrom.success && past.success ? { plannedFrom: plannedFrom.data, pastPlans: past.data } : null;
  };
}

/** Columns that no form sends, so that the schemas of entries do not know them. */
const restorers: Partial<Record<CollectionName, MakeReader>> = {
  medications: ({ author: { at } }) => planReader(at, pastCourses(at)),
  routines: ({ author: { at } }) => planReader(at, pastRoutines(at)),
  sessions: ({ find }) => {
    return (row) => {
      const skillId = find('training', row.skillId);
      return skillId === null ? null : { skillId };
    };
  },
  measures: () => {
    const unit = optionalEntryLine(measureLimits.unit);
    return (row) => {
      const rangeUnit = unit.safeParse(row.rangeUnit ?? null);
      return rangeUnit.success ? { rangeUnit: rangeUnit.data } : null;
    };
  },
  readings: ({ find }) => {
    return (row) => {
      const measureId = find('measures', row.measureId);
      return measureId === null ? null : { measureId };
    };
  },
  appointments: ({ newIdOf }) => {
    return ({ seriesId }) => {
      if (!seriesId) return { seriesId: null };
      return isId(seriesId) ? { seriesId: newIdOf(seriesId) } : null;
    };
  },
  'vet-records': ({ author: { at } }) => {
    const time = pastInstant(at).nullable();
    return (row) => {
      const followedUpAt = time.safeParse(row.followedUpAt ?? null);
      return followedUpAt.success ? { followedUpAt: followedUpAt.data } : null;
    };
  },
};

const restoredNames = ['plannedFrom', 'pastPlans', 'skillId', 'measureId', 'rangeUnit', 'seriesId', 'followedUpAt'];

export function entryReader(
  name: CollectionName,
  { exportedReader }: Pick<ImportMethods, 'exportedReader'>,
): MakeReader {
  const { columns } = collectionEntry(name);
  const names = Object.keys(columns).filter((column) => !columns[column]?.archived && !restoredNames.includes(column));
  return (reading) => {
    const readEntered = exportedReader(reading.pet, reading.author);
    const restoreRow = restorers[name]?.(reading) ?? (() => ({}));
    return (row) => {
      const fields = Object.fromEntries(names.map((column) => [column, row[column] ?? null]));
      // Members are not imported, so nobody is responsible.
      if ('responsible' in fields) fields.responsible = [];
      // Stored below zero if doses were given after the box was empty.
      if (typeof fields.stockDoses === 'number') fields.stockDoses = Math.max(0, fields.stockDoses);
      if ('appointmentId' in fields) fields.appointmentId = reading.find('appointments', fields.appointmentId);
      const [enteredValues, restoredValues] = [readEntered(fields), restoreRow(row)];
      return enteredValues && restoredValues && { ...enteredValues, ...restoredValues };
    };
  };
}

const doseReader: MakeReader = ({ author, find }) => {
  const schema = doseInput(author.at);
  return ({ status, scheduledFor, at, note, reason = null, ...row }) => {
    const medicationId = find('medications', row.medicationId);
    const again = reason !== null;
    const dose = schema.safeParse({ status, scheduledFor, at: at ?? null, note, reason, again }).data;
    const by = memberName.safeParse(row.by).data;
    if (!medicationId || !dose?.at || !by) return null;
    const due = dose.scheduledFor;
    if (due !== null && !plannedDay.safeParse(due.slice(0, 10)).success) return null;
    const times = { scheduledFor: due === null ? null : instantFromJson(due), at: dose.at };
    return { medicationId, status: dose.status, ...times, note: dose.note, reason: dose.reason, by };
  };
};

const completionReader: MakeReader = ({ author, find }) => {
  const schema = completionInput(author.at);
  return ({ status, at, ...row }) => {
    const routineId = find('routines', row.routineId);
    const completion = schema.safeParse({ status: status ?? null, at: at ?? null }).data;
    const [day, by] = [plannedDay.safeParse(row.day).data, memberName.safeParse(row.by).data];
    return routineId && completion && day && by ? { ...completion, routineId, day: dayToColumn(day), by } : null;
  };
};

const checkReader: MakeReader = ({ author }) => {
  const schema = pastDay(latestDay(author.at));
  return ({ list, item, doneOn }) => {
    const day = schema.safeParse(doneOn).data;
    if (typeof list !== 'string' || typeof item !== 'string' || !isCheckItem(list, item) || !day) return null;
    return { list, item, doneOn: dayToColumn(day) };
  };
};

/** By name of the list in an export. */
export const otherReaders = {
  doses: { list: 'doses', makeReader: doseReader },
  completions: { list: 'completions', makeReader: completionReader },
  skillChecks: { list: 'checks', makeReader: checkReader },
} as const satisfies Record<string, { list: ImportedList; makeReader: MakeReader }>;
