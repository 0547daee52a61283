import { writerOf } from '@/lib/access/people';
import { type Responsible, responsibleOn } from '@/lib/collections/responsible';
import { paths } from '@/lib/core/config/paths';
import { addDays, addMs, type Day, instantFromJson } from '@/lib/core/time/dates';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { canWrite } from '@/lib/page-context/roles';
import { isRepeat } from '@/lib/records/medications/dose-log';
import { recurrenceOf } from '@/lib/records/medications/frequencies';
import type { PlannedMedication } from '@/lib/records/medications/medication';
import { isOpenDose, openSince } from '@/lib/records/medications/open-doses';
import { intervalOf } from '@/lib/records/medications/plan';
import type { TaskState } from '@/lib/records/routines/day-plan';
import { doseTasks, plannedRoutineTasks, type Task } from '@/lib/records/routines/view';
import type { AgendaItem, AgendaState } from './agenda-item';
import type { AgendaPet } from './agenda-pet';
import { clocksAt, DAYS_AHEAD, placeOf } from './places';

const states: Record<TaskState, AgendaState> = {
  upcoming: 'upcoming',
  due: 'due',
  missed: 'overdue',
  done: 'done',
  skipped: 'done',
};

type Clock = ReturnType<typeof clocksAt>;

interface Placement {
  at: Date;
  daily: boolean;
  isOpen: boolean;
  clock: Clock;
  /** Log line that marks it as done. */
  line: { at: string; writerId?: string | null } | null;
  plan: { responsible?: Responsible };
  repeat: AgendaItem['repeat'];
}

function turnOf({ people }: AgendaPet, { responsible = [] }: Placement['plan'], day: Day): string | null {
  const turn = responsibleOn(responsible, day);
  return people.some(({ id, isActive, role }) => id === turn && isActive && canWrite(role)) ? turn : null;
}

function toItem(task: Task, pet: AgendaPet, placement: Placement): AgendaItem[] {
  const { at, daily, isOpen, clock, line, repeat } = placement;
  const state = states[task.state];
  const place = isOpen ? 'today' : placeOf(task.day, clock(task.timeZone));
  if (place === null || (state === 'done' && place !== 'today')) return [];
  const isDose = task.source === 'dose';
  // Lists the fields instead of spreading: copying thousands of items took most of the time.
  return [
    {
      key: task.key,
      kind: task.source,
      petId: pet.id,
      petName: pet.name,
      id: task.id,
      title: task.title,
      detail: task.detail,
      warnings: task.warnings,
      steps: task.steps,
      category: task.kind,
      at: at.toISOString(),
      day: task.day,
      time: task.time,
      timeZone: task.timeZone,
      minutes: task.minutes,
      state,
      skipped: task.state === 'skipped',
      place,
      daily,
      open: task.open,
      by: task.by,
      writerId: line && (writerOf(pet.people, line.writerId ?? null)?.id ?? null),
      turn: line ? null : turnOf(pet, placement.plan, task.day),
      doneAt: line?.at ?? null,
      scheduledFor: task.scheduledFor,
      logId: task.logId,
      recordHref: null,
      asksHistory: false,
      isEstimated: false,
      left: null,
      repeat,
      href: isDose ? paths.petHealth(pet.id, 'medications') : paths.petRoutines(pet.id),
    },
  ];
}

export function routineItems(pet: AgendaPet, at: Date): AgendaItem[] {
  const clock = clocksAt(at);
  const zones = new Set(pet.routines.map(({ timeZone }) => timeZone));
  return [...zones].flatMap((zone) => {
    const { today } = clock(zone);
    const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => addDays(today, index - 1));
    const routines = pet.routines.filter(({ timeZone }) => timeZone === zone);
    const tasks = plannedRoutineTasks({ routines, completions: pet.completions }, days, at);
    return tasks.flatMap(({ task, planned, routine, line }) => {
      const daily = routine.weekdays.length === 7;
      const isOpen = task.state === 'due';
      return toItem(task, pet, { at: planned, daily, isOpen, clock, line, plan: routine, repeat: null });
    });
  });
}

function isDaily({ frequency }: PlannedMedication): boolean {
  const recurrence = recurrenceOf(frequency);
  return recurrence.unit === 'hour' || (recurrence.unit === 'day' && recurrence.every === 1);
}

function repeatOf(medication: PlannedMedication, doses: AgendaPet['doses'], doneAt: string): AgendaItem['repeat'] {
  const from = instantFromJson(doneAt);
  const until = addMs(from, (intervalOf(medication) ?? 0) / 2);
  const line = doses.find((dose) => {
    const at = instantFromJson(dose.at);
    return dose.medicationId === medication.id && isRepeat(dose) && at >= from && at < until;
  });
  return line?.reason ? { by: line.by, at: line.at, reason: line.reason } : null;
}

export function doseItems(pet: AgendaPet, at: Date): AgendaItem[] {
  const clock = clocksAt(at);
  const lines = new Map(pet.doses.map((dose) => [dose.id, dose]));
  return pet.medications.flatMap((medication) => {
    const { timeZone } = medication;
    const { today } = clock(timeZone);
    const from = openSince(medication, at, 1);
    const to = addMs(toPlannedInstant(addDays(today, DAYS_AHEAD + 1), '00:00', timeZone), -1);
    return doseTasks(medication, pet.doses, { from, to, at }).flatMap((task) => {
      const plannedAt = instantFromJson(task.scheduledFor ?? '');
      const isOpen = isOpenDose(medication, { at: plannedAt, state: task.state }, at);
      const line = (task.logId && lines.get(task.logId)) || null;
      const repeat = line && repeatOf(medication, pet.doses, line.at);
      const plan = medication;
      return toItem(task, pet, { at: plannedAt, daily: isDaily(medication), isOpen, clock, line, plan, repeat });
    });
  });
}
