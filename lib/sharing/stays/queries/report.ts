import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import { laterDay, type StayDays } from '@/lib/access/stay-days';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { addDays, type Day, dayFromColumn } from '@/lib/core/time/dates';
import { photoUrl } from '@/lib/records/pets/pet';
import type { PetCover, PetType } from '@/lib/records/pets/vocabulary';
import { type StayContacts, stayContactsOf } from '@/lib/sharing/stays/contacts';
import { planOf, type StayTask } from '@/lib/sharing/stays/plan';
import { planColumns } from '@/lib/sharing/stays/plan-columns';
import { reportDays, type StayOfOwner } from '@/lib/sharing/stays/report-days';
import { type Stay, stayColumns, toStay } from '@/lib/sharing/stays/stay';

export interface StayLine extends Pick<StayTask, 'source' | 'id' | 'petId' | 'day' | 'title' | 'detail' | 'timeZone'> {
  key: string;
  petName: string;
  by: string;
  at: string;
  logId: string | null;
}

export interface StayReportDay {
  day: Day;
  note: { text: string | null; by: string; at: string; photo: { id: string; petId: string } | null } | null;
  lines: StayLine[];
  missed: { key: string; petName: string; title: string; time: string }[];
}

interface Count {
  done: number;
  planned: number;
}

export interface StayCounts extends Count {
  doses: Count;
}

export interface StayReport extends Stay {
  timeZone: string;
  sitters: string[];
  faces: { id: string; name: string; type: PetType; cover: PetCover; photoUrl: string | null }[];
  contacts: StayContacts[];
  days: Day[];
  /** Done and planned counts by pet and day, for tasks due by now. */
  counts: Record<string, Record<Day, StayCounts>>;
  done: number;
  planned: number;
  doses: { given: number; planned: number };
  diary: StayReportDay[];
}

const reportColumns = (days: { from: Day; until: Day }) => ({
  ...stayColumns,
  timeZone: true,
  sitters: { select: { id: true, name: true }, orderBy: { id: 'asc' as const } },
  notes: {
    select: {
      day: true,
      text: true,
      by: true,
      updatedAt: true,
      photo: { where: notDeleted, select: { id: true, petId: true } },
    },
  },
  pets: {
    where: { pet: notDeleted },
    orderBy: { petId: 'asc' as const },
    select: {
      petId: true,
      pet: {
        select: {
          id: true,
          name: true,
          type: true,
          cover: true,
          photoKey: true,
          ownerId: true,
          emergencyContact: true,
          vetClinic: true,
          ...planColumns(days),
        },
      },
    },
  },
});

function findRow({ stayId, ownerId }: StayOfOwner, { first: from, last }: StayDays) {
  return db().stay.findFirst({
    relationLoadStrategy: 'join',
    where: { id: stayId, ownerId },
    select: reportColumns({ from, until: laterDay(from, last) }),
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

const isDose = ({ source }: StayTask) => source === 'dose';
const isDone = ({ state }: StayTask) => state === 'done';
const isOver = ({ state }: StayTask) => state === 'done' || state === 'skipped' || state === 'missed';

function countOf(tasks: readonly StayTask[]): Count {
  const countedTasks = tasks.filter(isOver);
  return { done: countedTasks.filter(isDone).length, planned: countedTasks.length };
}

function countsByDay(tasks: readonly StayTask[], days: readonly Day[]): Record<Day, StayCounts> {
  return Object.fromEntries(
    days.map((day) => {
      const own = tasks.filter((task) => task.day === day);
      return [day, { ...countOf(own), doses: countOf(own.filter(isDose)) }];
    }),
  );
}

function noteOf({ text, by, updatedAt, photo }: Row['notes'][number]): StayReportDay['note'] {
  return { text, by, at: updatedAt.toISOString(), photo };
}

function diaryOf(row: Row, tasks: readonly StayTask[], days: readonly Day[]): StayReportDay[] {
  const names = new Map(row.pets.map(({ pet }) => [pet.id, pet.name]));
  const writers = new Map(row.sitters.map(({ id, name }) => [id, name]));
  return days.toReversed().flatMap((day): StayReportDay[] => {
    const own = tasks.filter((task) => task.day === day);
    const noteOfDay = row.notes.find((note) => dayFromColumn(note.day) === day);
    const note = noteOfDay ? noteOf(noteOfDay) : null;
    const lines = own.flatMap(({ said: outcome, key, source, id, petId, title, detail, timeZone }): StayLine[] => {
      if (!outcome || outcome.memberId === null || !writers.has(outcome.memberId)) return [];
      const { by, at, logId } = outcome;
      return [{ key, source, id, petId, day, title, detail, timeZone, petName: names.get(petId) ?? '', by, at, logId }];
    });
    const missedTasks = own
      .filter(({ state }) => state === 'missed')
      .map(({ key, petId, title, time }) => ({ key, petName: names.get(petId) ?? '', title, time }));
    return note || lines.length > 0 || missedTasks.length > 0 ? [{ day, note, lines, missed: missedTasks }] : [];
  });
}

/** Report for the owner, during the stay and afterwards. @throws AppError not_found */
export async function getStayReport(own: StayOfOwner, at: Date): Promise<StayReport> {
  const { first, last } = reportDays(own, at);
  const row = await findRow(own, { first, last });
  if (!row) throw notFoundError();
  const stay = toStay(row, at);
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  const pets = row.pets.map(({ pet }) => pet).filter(({ ownerId }) => ownerId === own.ownerId);
  const plans = pets.map((pet) => ({
    pet,
    tasks: days.length > 0 ? planOf(pet.id, pet, { from: first, until: last }, at) : [],
  }));
  const tasks = plans.flatMap((plan) => plan.tasks);
  const { done: givenCount, planned: plannedDoses } = countOf(tasks.filter(isDose));
  return {
    ...stay,
    timeZone: row.timeZone,
    sitters: [...new Set(row.sitters.flatMap(({ name }) => name ?? []))],
    faces: pets.map(({ id, name, type, cover, photoKey }) => ({
      ...{ id, name, type, cover },
      photoUrl: photoUrl(`/api/pets/${id}`, photoKey),
    })),
    contacts: pets.map(stayContactsOf),
    days,
    counts: Object.fromEntries(plans.map(({ pet, tasks: own }) => [pet.id, countsByDay(own, days)])),
    ...countOf(tasks),
    doses: { given: givenCount, planned: plannedDoses },
    diary: diaryOf(row, tasks, days),
  };
}
