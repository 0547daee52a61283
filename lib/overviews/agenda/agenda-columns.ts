import { newestBy, notDeleted } from '@/lib/access/filters';
import { personColumns } from '@/lib/access/people';
import { addDays, addMs, DAY, type Day, dayToColumn } from '@/lib/core/time/dates';
import { appointmentColumns } from '@/lib/records/appointments/appointment';
import { checkedAllergies } from '@/lib/records/medications/allergy-check';
import { rareFrequencies } from '@/lib/records/medications/frequencies';
import { doseColumns, plannedMedicationColumns } from '@/lib/records/medications/medication';
import { summaryColumns } from '@/lib/records/pets/pet';
import { completionColumns } from '@/lib/records/routines/routine';
import { routineLimits } from '@/lib/records/routines/vocabulary';
import { dueTreatmentColumns } from '@/lib/records/treatments/treatment';
import { treatmentLimits } from '@/lib/records/treatments/vocabulary';
import { vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { scheduleDoseColumns } from '@/lib/records/vaccinations/vaccination';
import { answerLimits } from '@/lib/sharing/proposals/vocabulary';
import { ASKED_FOR } from './appointment-items';
import { DAYS_AHEAD } from './places';

const MAX_ROWS = 50;
/** Includes former members. */
const MAX_PEOPLE = 200;
/** Lets every dose of a vaccine count towards the next one, as in the health record. */
const MAX_LIFELONG = 200;
/** Half the longest dose interval, which is a year: rare doses may be open, or given, that long ago. */
const RARE_REACH = 190 * DAY;
/** Days to look back: yesterday, plus one because time zones differ. */
const BACK = 2;

const routineColumns = {
  id: true,
  kind: true,
  title: true,
  weekdays: true,
  timeOfDay: true,
  timeZone: true,
  durationMinutes: true,
  responsible: true,
  plannedFrom: true,
  pastPlans: true,
} as const;
const { note: _, ...loggedColumns } = doseColumns;
const writers = { createdById: true, updatedById: true } as const;

const LAST = DAYS_AHEAD + BACK;

export const activeOrRecentFilter = (today: Day) => ({
  OR: [{ endsOn: null }, { endsOn: { gte: addMs(dayToColumn(today), -RARE_REACH) } }],
});

export function taskColumns(today: Day, at: Date) {
  const column = (days: number) => dayToColumn(addDays(today, days));
  const around = { gte: addMs(at, -(BACK + 1) * DAY), lte: addMs(at, LAST * DAY) };
  return {
    routines: { where: notDeleted, take: routineLimits.perPet, select: routineColumns },
    completions: {
      where: { day: { gte: column(-BACK), lte: column(BACK) }, routine: notDeleted },
      select: { ...completionColumns, ...writers },
    },
    medications: {
      where: {
        ...notDeleted,
        startsOn: { lte: column(LAST) },
        AND: [
          { OR: [{ frequency: { not: 'PRN' as const } }, { stockDoses: { not: null } }] },
          activeOrRecentFilter(today),
        ],
      },
      orderBy: newestBy('startsOn'),
      take: MAX_ROWS,
      select: { ...plannedMedicationColumns, responsible: true },
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
      orderBy: newestBy('at'),
      take: 6 * MAX_ROWS,
      select: { ...loggedColumns, ...writers, medicationId: true },
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
      orderBy: newestBy('followUpOn'),
      take: MAX_ROWS,
      select: { id: true, reason: true, followUpOn: true, followedUpAt: true, appointmentId: true },
    },
  };
}

export function healthColumns(today: Day, at: Date) {
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

export const columnsAround = (today: Day, at: Date) => ({
  ...healthColumns(today, at),
  ...taskColumns(today, at),
  ...visitColumns(today, at),
});

/** Members of shared pets. Empty if the pet has a single member. */
export const peopleTogether = {
  where: { pet: { members: { some: { role: { not: 'owner' as const } } } } },
  orderBy: [{ joinedAt: 'asc' as const }, { role: 'asc' as const }, { id: 'asc' as const }],
  take: MAX_PEOPLE,
  select: personColumns,
};

export const undecidedProposals = {
  proposals: {
    where: { decision: null, answer: { sentAt: { not: null } } },
    orderBy: { id: 'desc' as const },
    take: answerLimits.proposals,
    select: { id: true, answer: { select: { name: true } } },
  },
};
