import 'server-only';
import { activeAt, newest, notDeleted, ownedBy, visibleTo } from '@/lib/access/filters';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { addDays, addMs, DAY, type Day, dayFromColumn, dayToColumn } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toUndelivered, type Undelivered, undeliveredRows } from '@/lib/overviews/reminders/undelivered';
import { appointmentColumns, toAppointment } from '@/lib/records/appointments/appointment';
import { checkedAllergies, withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { rareFrequencies } from '@/lib/records/medications/frequencies';
import {
  doseColumns,
  plannedMedicationColumns,
  toDose,
  toPlannedMedication,
} from '@/lib/records/medications/medication';
import { type BinnedPet, type ListedPet, roleOf, summaryColumns, toListedPet, toSummary } from '@/lib/records/pets/pet';
import { MAX_PETS, MAX_PETS_CARED_FOR } from '@/lib/records/pets/vocabulary';
import { completionColumns, type PastRoutine, toCompletion } from '@/lib/records/routines/routine';
import { routineLimits } from '@/lib/records/routines/vocabulary';
import { dueTreatmentColumns, dueTreatments, toDated } from '@/lib/records/treatments/treatment';
import { treatmentLimits } from '@/lib/records/treatments/vocabulary';
import { toVaccinatedPet, vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { scheduleDoseColumns, toScheduleDose } from '@/lib/records/vaccinations/vaccination';
import type { AgendaPet } from './agenda-pet';
import { ASKED_FOR } from './appointment-items';
import { DAYS_AHEAD } from './places';

const MAX_ROWS = 50;
/** All doses of a vaccine count towards the next one, as in the health record. */
const MAX_LIFELONG = 200;
/** Half of the longest interval between doses, a year: a rare dose may be open, or have been given, as much earlier. */
const RARE_REACH = 190 * DAY;
/** Time zones differ by a day, and yesterday is shown. */
const BACK = 2;

const routineColumns = {
  id: true,
  kind: true,
  title: true,
  weekdays: true,
  timeOfDay: true,
  timeZone: true,
  durationMinutes: true,
  plannedFrom: true,
  pastPlans: true,
} as const;
const { note: _, ...loggedColumns } = doseColumns;

const LAST = DAYS_AHEAD + BACK;

export function taskColumns(today: Day, at: Date) {
  const column = (days: number) => dayToColumn(addDays(today, days));
  const around = { gte: addMs(at, -(BACK + 1) * DAY), lte: addMs(at, LAST * DAY) };
  return {
    routines: { where: notDeleted, take: routineLimits.perPet, select: routineColumns },
    completions: {
      where: { day: { gte: column(-BACK), lte: column(BACK) }, routine: notDeleted },
      select: completionColumns,
    },
    medications: {
      where: {
        ...notDeleted,
        startsOn: { lte: column(LAST) },
        AND: [
          // Of those as needed only the stock is shown.
          { OR: [{ frequency: { not: 'PRN' as const } }, { stockDoses: { not: null } }] },
          { OR: [{ endsOn: null }, { endsOn: { gte: addMs(column(0), -RARE_REACH) } }] },
        ],
      },
      orderBy: newest('startsOn'),
      take: MAX_ROWS,
      select: plannedMedicationColumns,
    },
    doses: {
      where: {
        medication: notDeleted,
        OR: [
          { scheduledFor: around },
          { at: around },
          { at: { gte: addMs(at, -RARE_REACH) }, medication: { frequency: { in: rareFrequencies } } },
        ],
      },
      orderBy: newest('at'),
      take: 6 * MAX_ROWS,
      select: { ...loggedColumns, medicationId: true },
    },
  };
}

function visitColumns(today: Day, at: Date) {
  return {
    appointments: {
      where: {
        ...notDeleted,
        status: { not: 'cancelled' as const },
        startsAt: { gte: addMs(at, -(ASKED_FOR + BACK) * DAY), lte: addMs(at, LAST * DAY) },
      },
      orderBy: { startsAt: 'asc' as const },
      take: MAX_ROWS,
      select: appointmentColumns,
    },
    vetRecords: {
      where: {
        ...notDeleted,
        OR: [
          { followedUpAt: null, followUpOn: { lte: dayToColumn(addDays(today, LAST)) } },
          { followedUpAt: { gte: addMs(at, -BACK * DAY) } },
          { appointmentId: { not: null }, createdAt: { gte: addMs(at, -(ASKED_FOR + BACK) * DAY) } },
        ],
      },
      orderBy: newest('followUpOn'),
      take: MAX_ROWS,
      select: { id: true, reason: true, followUpOn: true, followedUpAt: true, appointmentId: true },
    },
  };
}

function healthColumns(today: Day, at: Date) {
  const { medications, doses } = taskColumns(today, at);
  return {
    ...summaryColumns,
    ...vaccinatedColumns,
    allergies: checkedAllergies,
    medications,
    doses,
    vaccinations: {
      where: notDeleted,
      orderBy: [{ givenOn: 'desc' as const }, { id: 'desc' as const }],
      take: MAX_LIFELONG,
      select: scheduleDoseColumns,
    },
    treatments: {
      where: notDeleted,
      orderBy: [{ givenAt: 'desc' as const }, { id: 'desc' as const }],
      take: treatmentLimits.perPet,
      select: dueTreatmentColumns,
    },
  };
}

const columnsAround = (today: Day, at: Date) => ({
  ...healthColumns(today, at),
  ...taskColumns(today, at),
  ...visitColumns(today, at),
});

const othersAt = (at: Date) => ({
  where: { ...activeAt(at), role: { not: 'owner' as const }, userId: { not: null } },
  take: 1,
  select: { id: true },
});

function findRows(viewer: Viewer, at: Date) {
  const { day } = fromInstant(at, viewer.timeZone);
  return db().user.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id: viewer.userId },
    select: {
      memberships: {
        where: { ...activeAt(at), pet: notDeleted },
        orderBy: { petId: 'desc' },
        select: { role: true, pet: { select: { ...columnsAround(day, at), members: othersAt(at) } } },
      },
      reminders: undeliveredRows,
    },
  });
}

type Row = Omit<Awaited<ReturnType<typeof findRows>>['memberships'][number]['pet'], 'members'>;

const isActive = ({ archivedAt, deceasedOn }: Pick<Row, 'archivedAt' | 'deceasedOn'>) =>
  archivedAt === null && deceasedOn === null;

function toAgendaPet(row: Row): AgendaPet {
  const { id, name } = row;
  return {
    id,
    name,
    vaccinated: toVaccinatedPet(row),
    vaccinations: row.vaccinations.map(toScheduleDose),
    treatments: dueTreatments(row.treatments.map(toDated)),
    routines: row.routines.map(({ plannedFrom, pastPlans, ...routine }) => ({
      ...routine,
      plannedFrom: plannedFrom.toISOString(),
      pastPlans: pastPlans as unknown as PastRoutine[],
    })),
    completions: row.completions.map(toCompletion),
    medications: row.medications.map((one) => withAllergyCheck(toPlannedMedication(one), row.allergies)),
    doses: row.doses.map(({ medicationId, ...dose }) => ({ ...toDose({ ...dose, note: null }), medicationId })),
    appointments: row.appointments.map(toAppointment),
    visits: row.vetRecords.map(({ followUpOn, followedUpAt, ...visit }) => ({
      ...visit,
      followUpOn: followUpOn && dayFromColumn(followUpOn),
      followedUpAt: followedUpAt?.toISOString() ?? null,
    })),
  };
}

export interface TodayData {
  pets: ListedPet[];
  agenda: AgendaPet[];
  undelivered: Undelivered[];
  /** Whether a pet has more than one person. */
  isShared: boolean;
}

export async function getAgenda(viewer: Viewer, at: Date): Promise<TodayData> {
  const { memberships, reminders } = await findRows(viewer, at);
  const pets = memberships.map(({ pet }) => pet);
  const names = new Map(pets.map(({ id, name }) => [id, name]));
  return {
    pets: memberships.map(({ role, pet }) => ({ ...toSummary(pet), role })),
    agenda: pets.filter(isActive).map(toAgendaPet),
    undelivered: toUndelivered(reminders, names, viewer.timeZone),
    isShared: memberships.some(({ role, pet }) => role !== 'owner' || pet.members.length > 0),
  };
}

export interface PetsData {
  /** Newest first. */
  pets: ListedPet[];
  /** Of pets that are neither archived nor dead: what their state follows from, without routines and visits. */
  states: AgendaPet[];
  bin: BinnedPet[];
}

/** All pets with the viewer's own bin. */
export async function getPets(viewer: Viewer, at: Date): Promise<PetsData> {
  const { day } = fromInstant(at, viewer.timeZone);
  const rows = await db().pet.findMany({
    relationLoadStrategy: 'join',
    where: { ...visibleTo(viewer, at), OR: [notDeleted, ownedBy(viewer)] },
    orderBy: [{ deletedAt: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
    take: 2 * MAX_PETS + MAX_PETS_CARED_FOR,
    select: { ...healthColumns(day, at), ...roleOf(viewer), deletedAt: true },
  });
  const kept = rows.filter(({ deletedAt }) => deletedAt === null);
  const none = { routines: [], completions: [], appointments: [], vetRecords: [] };
  return {
    pets: kept.map(toListedPet),
    states: kept.filter(isActive).map((row) => toAgendaPet({ ...row, ...none })),
    bin: rows.flatMap(({ id, name, deletedAt }) =>
      deletedAt ? [{ id, name, deletedOn: dayFromColumn(deletedAt) }] : [],
    ),
  };
}
