import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type CollectionName, collectionEntry } from '@/lib/collections/registry';
import type { Author, ColumnValues } from '@/lib/collections/rules';
import type { PetCollection } from '@/lib/collections/store';
import { dayToColumn, instantFromJson, latestDay } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { pastDay, pastInstant, plannedDay } from '@/lib/core/validation/zod-days';
import { requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { doseInput, pastCourses } from '@/lib/records/medications/schema';
import { completionDay, completionInput, pastRoutines } from '@/lib/records/routines/schema';
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
export type ReadRow = (row: ExportedRow, reading: Reading) => ColumnValues | null;

/** The longest name of a member with its addition for sitters. */
const MAX_NAME = 250;
const memberName = requiredEntryLine(MAX_NAME);

/** Columns that no form sends, so that the schemas of entries do not know them. */
const restorers: Partial<Record<CollectionName, ReadRow>> = {
  medications: ({ plannedFrom, pastPlans }, { author: { at } }) =>
    restorePlan(pastInstant(at).safeParse(plannedFrom), pastCourses(at).safeParse(pastPlans)),
  routines: ({ plannedFrom, pastPlans }, { author: { at } }) =>
    restorePlan(pastInstant(at).safeParse(plannedFrom), pastRoutines(at).safeParse(pastPlans)),
  sessions: ({ skillId }, { find }) => {
    const id = find('training', skillId);
    return id === null ? null : { skillId: id };
  },
  appointments: ({ seriesId }, { newIdOf }) => {
    if (seriesId === null) return { seriesId };
    return isId(seriesId) ? { seriesId: newIdOf(seriesId) } : null;
  },
  'vet-records': ({ followedUpAt }, { author: { at } }) => {
    const { success, data } = pastInstant(at).nullable().safeParse(followedUpAt);
    return success ? { followedUpAt: data } : null;
  },
};

const restoredNames = ['plannedFrom', 'pastPlans', 'skillId', 'seriesId', 'followedUpAt'];

interface Parsed {
  success: boolean;
  data?: unknown;
}

function restorePlan(plannedFrom: Parsed, pastPlans: Parsed): ColumnValues | null {
  if (!plannedFrom.success || !pastPlans.success) return null;
  return { plannedFrom: plannedFrom.data, pastPlans: pastPlans.data };
}

export function entryReader(
  name: CollectionName,
  { readExported }: Pick<PetCollection<never, never, never>, 'readExported'>,
): ReadRow {
  const { columns } = collectionEntry(name);
  const names = Object.keys(columns).filter((column) => !columns[column]?.archived && !restoredNames.includes(column));
  return (row, reading) => {
    const fields = Object.fromEntries(names.map((column) => [column, row[column] ?? null]));
    // Members are not imported, so nobody is responsible.
    if ('responsible' in fields) fields.responsible = [];
    // Stored below zero if doses were given after the box was empty.
    if (typeof fields.stockDoses === 'number') fields.stockDoses = Math.max(0, fields.stockDoses);
    if ('appointmentId' in fields) fields.appointmentId = reading.find('appointments', fields.appointmentId);
    const entered = readExported(fields, reading.pet, reading.author);
    const restorer = restorers[name];
    const restored = restorer ? restorer(row, reading) : {};
    return entered && restored && { ...entered, ...restored };
  };
}

const readDose: ReadRow = ({ medicationId, status, scheduledFor, at, note, reason, by }, { author, find }) => {
  const medication = find('medications', medicationId);
  const again = reason !== null;
  const dose = doseInput(author.at).safeParse({ status, scheduledFor, at: at ?? null, note, reason, again });
  const name = memberName.safeParse(by);
  if (!medication || !dose.success || !dose.data.at || !name.success) return null;
  const due = dose.data.scheduledFor;
  if (due !== null && !plannedDay.safeParse(due.slice(0, 10)).success) return null;
  return {
    medicationId: medication,
    status: dose.data.status,
    scheduledFor: due === null ? null : instantFromJson(due),
    at: dose.data.at,
    note: dose.data.note,
    reason: dose.data.reason,
    by: name.data,
  };
};

const readCompletion: ReadRow = ({ routineId, day, status, at, by }, { author, find }) => {
  const routine = find('routines', routineId);
  const completion = completionInput(author.at).safeParse({ status: status ?? null, at: at ?? null });
  const date = completionDay.safeParse({ date: day });
  const name = memberName.safeParse(by);
  if (!routine || !completion.success || !date.success || !name.success) return null;
  return { ...completion.data, routineId: routine, day: dayToColumn(date.data.date), by: name.data };
};

const readCheck: ReadRow = ({ list, item, doneOn }, { author }) => {
  const day = pastDay(latestDay(author.at)).safeParse(doneOn);
  if (typeof list !== 'string' || typeof item !== 'string' || !isCheckItem(list, item) || !day.success) return null;
  return { list, item, doneOn: dayToColumn(day.data) };
};

/** By name of the list in an export. */
export const otherReaders = {
  doses: { list: 'doses', read: readDose },
  completions: { list: 'completions', read: readCompletion },
  skillChecks: { list: 'checks', read: readCheck },
} as const satisfies Record<string, { list: ImportedList; read: ReadRow }>;
