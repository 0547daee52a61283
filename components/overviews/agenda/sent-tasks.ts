import { paths } from '@/lib/core/config/paths';
import type { Day } from '@/lib/core/time/dates';
import type { AgendaKind } from '@/lib/overviews/agenda/agenda-item';
import type { AttentionView, PetView, SentAttention, SentTask, TaskView } from './task-view';

interface Context {
  pets: readonly PetView[];
  today: Day;
}

const pageOf: Record<AgendaKind, (petId: string) => string> = {
  routine: paths.petRoutines,
  dose: (petId) => paths.petHealth(petId, 'medications'),
  appointment: paths.petAppointments,
  vaccination: (petId) => paths.petHealth(petId, 'vaccinations'),
  treatment: (petId) => paths.petHealth(petId, 'treatments'),
  'follow-up': paths.petVetRecords,
  stock: (petId) => paths.petHealth(petId, 'medications'),
};

const recordPageOf: Partial<typeof pageOf> = {
  vaccination: paths.newVaccination,
  treatment: pageOf.treatment,
  stock: pageOf.stock,
};

function isWorthSending(value: unknown): boolean {
  return value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** Drops empty, repeated and derivable fields, because every visit loads this data. */
export function toSent(task: TaskView, { pets, today }: Context): SentTask {
  const { key: _key, petId, href: _href, scheduledFor: _scheduled, isShared: _shared, ...own } = task;
  const { day, when, time, part, recordHref, ...rest } = own;
  const worth = Object.fromEntries(Object.entries(rest).filter(([, value]) => isWorthSending(value)));
  return {
    ...(worth as Omit<SentTask, 'pet'>),
    pet: pets.findIndex(({ id }) => id === petId),
    ...(day === today ? { part } : { day }),
    ...(recordHref && recordHref !== recordPageOf[task.kind]?.(petId) && { recordHref }),
    ...(time && { time }),
    ...(when !== time && { when }),
  };
}

export const toSentAttention = (task: AttentionView, context: Context): SentAttention => ({
  ...toSent(task, context),
  ...{ stamp: task.stamp, sentence: task.sentence, answer: task.answer },
});

const empty = {
  ...{ category: null, at: null, open: false, logId: null, time: null, about: '', part: 'morning' },
  ...{ warnings: [], steps: [], done: null, doneTime: null, isRepeated: false, ring: null, turn: null },
} as const;

export function restoreTask<Sent extends SentTask>(task: Sent, { pets, today }: Context): Sent & TaskView {
  const { pet, kind, id, day = today, at = null, time = null } = task;
  const petId = pets[pet]?.id ?? '';
  const scheduledFor = kind === 'dose' ? at : null;
  const key = `${petId} ${id} ${scheduledFor ?? day}`;
  const recordHref = recordPageOf[kind]?.(petId) ?? null;
  const isShared = pets[pet]?.isShared === true;
  const own = { key, petId, day, scheduledFor, isShared, href: pageOf[kind](petId) };
  return { ...empty, recordHref, when: time ?? '', ...task, ...own };
}
