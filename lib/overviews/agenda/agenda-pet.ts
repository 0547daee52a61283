import type { Appointment } from '@/lib/records/appointments/appointment';
import type { CheckedPlan } from '@/lib/records/medications/checked-medication';
import type { PlannedRoutine } from '@/lib/records/routines/day-plan';
import type { Completion } from '@/lib/records/routines/routine';
import type { LoggedDose } from '@/lib/records/routines/view';
import type { DueTreatment } from '@/lib/records/treatments/treatment';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import type { VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import type { VetRecord } from '@/lib/records/vet-records/vet-record';

export interface AgendaPet {
  id: string;
  name: string;
  vaccinated: VaccinatedPet;
  vaccinations: ScheduleDose[];
  treatments: DueTreatment[];
  routines: PlannedRoutine[];
  completions: Completion[];
  medications: CheckedPlan[];
  doses: LoggedDose[];
  /** Without cancelled ones. */
  appointments: Appointment[];
  /** With a follow-up or a linked appointment. */
  visits: Pick<VetRecord, 'id' | 'reason' | 'followUpOn' | 'followedUpAt' | 'appointmentId'>[];
}

export const nothingPlanned = {
  vaccinations: [],
  treatments: [],
  routines: [],
  completions: [],
  medications: [],
  doses: [],
  appointments: [],
  visits: [],
} satisfies Partial<AgendaPet>;
