import type { LocalizedText } from '@/lib/core/i18n/locales';
import { addDays, addMs, type Day, dayIn, timeIn } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import { plannedDoses } from '@/lib/records/medications/plan';
import { routineMoments } from '@/lib/records/routines/reminder-source';
import { datedName } from '@/lib/records/vaccinations/catalogue';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import type { VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import type { ReminderKind } from './vocabulary';

export interface SummaryPet {
  name: string;
  routines: { title: string; weekdays: number[]; timeOfDay: string; timeZone: string; plannedFrom: Date | null }[];
  medications: CheckedMedication[];
  appointments: { title: string | null; kind: string; startsAt: Date }[];
  followUps: { reason: string | null }[];
  pet: VaccinatedPet;
  vaccinations: Vaccination[];
}

export interface SummaryLine {
  kind: ReminderKind;
  petName: string;
  /** `HH:mm` in the reader's zone; null without a time. */
  time: string | null;
  what: string | LocalizedText | null;
  warned: boolean;
}

function linesOf(one: SummaryPet, day: Day, timeZone: string): SummaryLine[] {
  const from = toInstant(day, '00:00', timeZone);
  const to = addMs(toInstant(addDays(day, 1), '00:00', timeZone), -1);
  const line = (kind: ReminderKind, at: Date | null, what: SummaryLine['what'], warned = false): SummaryLine => ({
    kind,
    petName: one.name,
    time: at && timeIn(at, timeZone),
    what,
    warned,
  });
  const isDue = (due: Day | null) => due !== null && due <= day;
  return [
    ...dueVaccinations(one.pet, one.vaccinations, dayIn(from, timeZone))
      .filter(({ due }) => isDue(due))
      .map((plan) => line('vaccination', null, datedName(plan))),
    ...one.followUps.map(({ reason }) => line('follow-up', null, reason)),
    ...one.routines.flatMap((routine) =>
      routineMoments({ ...routine, reminderMinutesBefore: 0 })(from, to).map(({ at }) =>
        line('routine', at, routine.title),
      ),
    ),
    ...one.medications.flatMap((course) =>
      plannedDoses(course, from, to).map(({ at }) =>
        line('medication', at, course.name, course.allergyCheck.conflicts.length > 0),
      ),
    ),
    ...one.appointments.map(({ startsAt, title }) => line('appointment', startsAt, title)),
  ];
}

export function summaryOf(pets: readonly SummaryPet[], day: Day, timeZone: string): SummaryLine[] {
  const lines = pets.flatMap((one) => linesOf(one, day, timeZone));
  return lines.sort((a, b) => (a.time ?? '').localeCompare(b.time ?? ''));
}
