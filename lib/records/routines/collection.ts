import 'server-only';
import { checkResponsible } from '@/lib/collections/responsible';
import { petCollection } from '@/lib/collections/store';
import { replanRoutine, restartRoutine } from './replan';
import { type Routine, type RoutineRow, routineColumns, toRoutine } from './routine';
import { type RoutineInput, type RoutinePatch, routineInput, routinePatch } from './schema';
import { routineLimits } from './vocabulary';

export const routines = petCollection<RoutineRow, Routine, RoutineInput, RoutinePatch>({
  name: 'routines',
  input: () => routineInput,
  patch: () => routinePatch,
  columns: routineColumns,
  perPet: routineLimits.perPet,
  newestBy: 'createdAt',
  toItem: toRoutine,
  toColumns: (input) => ({ ...input }),
  onCreate: ({ timeZone }, author) => ({ timeZone: timeZone ?? author.timeZone, plannedFrom: author.at }),
  onChange: replanRoutine,
  checkChange: checkResponsible,
  onRestore: restartRoutine,
});
