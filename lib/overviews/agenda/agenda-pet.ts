import type { AddressedPerson } from '@/lib/access/people';
import type { Responsible } from '@/lib/collections/responsible';
import type { Appointment } from '@/lib/records/appointments/appointment';
import type { CheckedPlan } from '@/lib/records/medications/checked-medication';
import type { PlannedRoutine } from '@/lib/records/routines/day-plan';
import type { Completion } from '@/lib/records/routines/routine';
import type { LoggedDose } from '@/lib/records/routines/view';
import type { DueTreatment } from '@/lib/records/treatments/treatment';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import type { VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import type { VetRecord } from '@/lib/records/vet-records/vet-record';

interface WithResponsible {
  responsible?: Responsible;
}

interface WithWriter {
  writerId?: string | null;
}

export interface AgendaPet {
  id: string;
  name: string;
  /** All current and former members. Empty if the pet has a single member. */
  people: readonly AddressedPerson[];
  vaccinated: VaccinatedPet;
  vaccinations: ScheduleDose[];
  treatments: DueTreatment[];
  routines: (PlannedRoutine & WithResponsible)[];
  completions: (Completion & WithWriter)[];
  medications: (CheckedPlan & WithResponsible)[];
  doses: (LoggedDose & WithWriter)[];
  appointments: Appointment[];
  /** Visits with a follow-up or a linked appointment. */
  visits: Pick<VetRecord, 'id' | 'reason' | 'followUpOn' | 'followedUpAt' | 'appointmentId'>[];
}

export const nothingPlanned = {
  people: [],
  vaccinations: [],
  treatments: [],
  routines: [],
  completions: [],
  medications: [],
  doses: [],
  appointments: [],
  visits: [],
} satisfies Partial<AgendaPet>;
