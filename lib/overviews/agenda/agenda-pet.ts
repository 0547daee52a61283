import type { Appointment } from '@/lib/records/appointments/appointment';
import type { CheckedPlan } from '@/lib/records/medications/checked-medication';
import type { PlannedRoutine } from '@/lib/records/routines/day-plan';
import type { Completion } from '@/lib/records/routines/routine';
import type { LoggedDose } from '@/lib/records/routines/view';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import type { VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import type { VetRecord } from '@/lib/records/vet-records/vet-record';

/** A pet with everything that the days around today may hold for it. */
export interface AgendaPet {
  id: string;
  name: string;
  vaccinated: VaccinatedPet;
  vaccinations: ScheduleDose[];
  routines: PlannedRoutine[];
  completions: Completion[];
  medications: CheckedPlan[];
  /** Lines of the dose log, in any order. */
  doses: LoggedDose[];
  /** Those that were cancelled are left out. */
  appointments: Appointment[];
  /** Visits with a follow-up, or that tell of an appointment. */
  visits: Pick<VetRecord, 'id' | 'reason' | 'followUpOn' | 'followedUpAt' | 'appointmentId'>[];
}

/** A pet's calm days: nothing is known that would have to be done. */
export const nothingPlanned = {
  vaccinations: [],
  routines: [],
  completions: [],
  medications: [],
  doses: [],
  appointments: [],
  visits: [],
} satisfies Partial<AgendaPet>;
