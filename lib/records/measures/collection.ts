import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { columnFromDay, latestDay } from '@/lib/core/time/dates';
import { checkMeasure, type Measure, type MeasureRow, measureColumns, toMeasure } from './measure';
import { findRecent } from './queries';
import { changeRangeUnit } from './range-change';
import { checkReading, type Reading, type ReadingRow, readingColumns, toReading } from './reading';
import { valueQuestion } from './readings';
import {
  type MeasureInput,
  type MeasurePatch,
  measureInput,
  measurePatch,
  type ReadingInput,
  type ReadingPatch,
  readingInput,
  readingPatch,
} from './schema';
import { measureLimits } from './vocabulary';

export const measures = petCollection<MeasureRow, Measure, MeasureInput, MeasurePatch>({
  name: 'measures',
  input: (at) => measureInput(latestDay(at)),
  patch: (at) => measurePatch(latestDay(at)),
  columns: measureColumns,
  perPet: measureLimits.perPet,
  newestBy: 'createdAt',
  toItem: toMeasure,
  toColumns: ({ rangeSince, endedOn, ...plain }) => ({
    ...plain,
    rangeSince: columnFromDay(rangeSince),
    endedOn: columnFromDay(endedOn),
  }),
  onCreate: ({ unit }) => ({ rangeUnit: unit }),
  onChange: (before, patch) => ({ ...changeRangeUnit(before, patch) }),
  check: checkMeasure,
});

/** mutations.ts checks that the measure belongs to the pet. */
export const readings = petCollection<
  ReadingRow,
  Reading,
  ReadingInput & { measureId?: string },
  ReadingPatch & { measureId?: string }
>({
  name: 'readings',
  input: readingInput,
  patch: readingPatch,
  columns: readingColumns,
  newestBy: 'measuredAt',
  toItem: toReading,
  toColumns: ({ confirmed: _, ...columns }) => columns,
  check: checkReading,
  async question(reading, _pet, access, change): Promise<Record<string, string>> {
    const enteredNames = (['value', 'diastolic'] as const).filter((name) => typeof change[name] === 'number');
    if (enteredNames.length === 0) return {};
    const recent = await findRecent(access, reading);
    const questions = enteredNames.map((name) => [name, valueQuestion(reading[name] ?? 0, recent[name])] as const);
    return Object.fromEntries(questions.flatMap(([name, question]) => (question ? [[name, question]] : [])));
  },
});
