import 'server-only';
import { factColumns } from '@/lib/collections/fact-changes';
import { type FactCollection, isFactCollection } from '@/lib/collections/registry';
import type { PetCollection } from '@/lib/collections/store';
import { allergies } from '@/lib/records/allergies/collection';
import { appointments } from '@/lib/records/appointments/collection';
import { createAppointment } from '@/lib/records/appointments/mutations';
import { conditions } from '@/lib/records/conditions/collection';
import { medications } from '@/lib/records/medications/collection';
import { treatments } from '@/lib/records/treatments/collection';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { vetRecords } from '@/lib/records/vet-records/collection';
import { addVetRecord } from '@/lib/records/vet-records/mutations';
import { vitals } from '@/lib/records/vitals/collection';
import { weights } from '@/lib/records/weights/collection';
import type { TypedCollection } from '@/lib/sharing/proposals/vocabulary';
import type { Values } from '@/lib/versions/merge';

/** Not typed, because the collection's schemas check entries at run time. */
export type ProposableCollection = PetCollection<{ id: string }, Values, Values>;

const proposable = {
  ...{ vaccinations, allergies, conditions, medications, treatments, weights, vitals },
  'vet-records': { ...vetRecords, create: addVetRecord },
  appointments: { ...appointments, create: createAppointment },
};

export function proposableCollection(name: TypedCollection): ProposableCollection {
  return proposable[name] as unknown as ProposableCollection;
}

/** Returns null for appointments, which are plans and not facts. */
export function asFacts(name: TypedCollection): FactCollection | null {
  return isFactCollection(name) ? name : null;
}

const PLANNED = ['startsAt', 'timeZone', 'kind', 'title', 'place', 'durationMinutes', 'note'];

export function writableFields(name: TypedCollection): readonly string[] {
  return name === 'appointments' ? PLANNED : factColumns(name);
}
