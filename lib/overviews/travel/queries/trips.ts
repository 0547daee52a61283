import 'server-only';
import { newestBy, notDeleted, notDeletedPet } from '@/lib/access/filters';
import { homeZone } from '@/lib/access/home-zone';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, type Prisma } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type Day, dayFromColumn, dayIn, instantFromJson } from '@/lib/core/time/dates';
import type { Appointment } from '@/lib/records/appointments/appointment';
import { sortTasks, type Task, taskAppointments } from '@/lib/records/appointments/task-appointments';
import { photoUrl } from '@/lib/records/pets/pet';
import { treatmentLimits } from '@/lib/records/treatments/vocabulary';
import { scheduleDoseColumns, toScheduleDose } from '@/lib/records/vaccinations/vaccination';
import { findUncoveredReason, planTrip } from '../plan';
import { readTrip } from '../schema';
import type { PlannedAt, Step, TravellingPet } from '../step';
import { taskMoment } from '../task-moment';
import { type TaskKey, taskKeys } from '../vocabulary';
import { taskIds } from './task-ids';

const READ = 200;

interface TripRequest {
  query: Record<string, string | string[] | undefined>;
  at: Date;
  /** Day in the reader's time zone. */
  today: Day;
}

function columnsFor(ids: readonly string[], at: Date) {
  return {
    id: true,
    name: true,
    type: true,
    photoKey: true,
    dateOfBirth: true,
    microchip: true,
    microchippedOn: true,
    passportNumber: true,
    country: true,
    region: true,
    owner: { select: { timeZone: true } },
    vaccinations: { where: notDeleted, orderBy: newestBy('givenOn'), take: READ, select: scheduleDoseColumns },
    treatments: {
      where: { ...notDeleted, kind: 'echinococcus' },
      orderBy: newestBy('givenAt'),
      take: treatmentLimits.perPet,
      select: { givenAt: true },
    },
    appointments: taskAppointments(ids, at),
  } satisfies Prisma.PetSelect;
}

type Row = Prisma.PetGetPayload<{ select: ReturnType<typeof columnsFor> }>;

function toTravellingPet(row: Row, tickedSteps: TravellingPet['ticked']): TravellingPet {
  const { type, microchip, passportNumber, country } = row;
  return {
    ...{ type, microchip, passportNumber, country, ticked: tickedSteps },
    dateOfBirth: row.dateOfBirth && dayFromColumn(row.dateOfBirth),
    microchippedOn: row.microchippedOn && dayFromColumn(row.microchippedOn),
    doses: row.vaccinations.map(toScheduleDose),
    wormedAt: row.treatments.map(({ givenAt }) => givenAt),
  };
}

export interface TripTask extends Task {
  /** Suggested calendar time; null if it is too late to plan. */
  startsAt: Date | null;
  visit: Appointment | null;
}

function visitFor({ key, from, by, hours }: Step, bookedVisits: readonly Appointment[], { timeZone }: PlannedAt) {
  if (by === null || key === 'booking' || key === 'form') return null;
  const isInTime = ({ startsAt }: Appointment) => {
    const moment = instantFromJson(startsAt);
    const day = dayIn(moment, timeZone);
    return (from === null || from <= day) && day <= by && (!hours || (hours.from <= moment && moment <= hours.to));
  };
  return bookedVisits.find(isInTime) ?? null;
}

function tasksOf(row: Row, steps: readonly Step[], ids: Record<TaskKey, string>, planTime: PlannedAt) {
  const { visits, taskOf } = sortTasks(row.appointments, Object.values(ids));
  const tasks = steps.flatMap((step): [TaskKey, TripTask][] => {
    const key = taskKeys.find((one) => one === step.key);
    if (!key) return [];
    const [startsAt, visit] = [taskMoment(step, planTime), visitFor(step, visits, planTime)];
    return [[key, { ...taskOf(ids[key]), startsAt, visit }]];
  });
  return new Map<string, TripTask>(tasks);
}

export async function getTrip(access: PetAccess<'view'>, { query, at, today }: TripRequest) {
  const tripQuery = readTrip(query, today);
  const ids = tripQuery.trip && taskIds(access.petId, tripQuery.trip);
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: columnsFor(ids ? Object.values(ids) : [], at),
  });
  if (!row) throw notFoundError();
  const timeZone = homeZone(row);
  const planTime: PlannedAt = { at, today: dayIn(at, timeZone), timeZone };
  const { id, name, type, country } = row;
  const pet = { id, name, type, country, photoUrl: photoUrl(`/api/pets/${id}`, row.photoKey) };
  const common = { pet, asked: tripQuery, today: planTime.today, timeZone };
  if (!tripQuery.trip || !ids) return { ...common, refusal: null, plan: null, tasks: new Map<string, TripTask>() };
  const refusal = findUncoveredReason(type, tripQuery.trip);
  if (refusal) return { ...common, refusal, plan: null, tasks: new Map<string, TripTask>() };
  const doneVisits = row.appointments.filter(({ status, deletedAt }) => status === 'done' && !deletedAt);
  const tickedSteps = Object.fromEntries(
    taskKeys.flatMap((key) => {
      const doneVisit = doneVisits.find((one) => one.id === ids[key]);
      return doneVisit ? [[key, dayIn(doneVisit.startsAt, timeZone)]] : [];
    }),
  );
  const plan = planTrip(toTravellingPet(row, tickedSteps), tripQuery.trip, planTime);
  return { ...common, refusal: null, plan, tasks: tasksOf(row, plan.steps, ids, planTime) };
}

export type TripPage = Awaited<ReturnType<typeof getTrip>>;
