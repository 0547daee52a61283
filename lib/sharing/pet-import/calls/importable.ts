import 'server-only';
import type { ImportMethods } from '@/lib/collections/exported-entry';
import type { CollectionName } from '@/lib/collections/registry';
import { allergies } from '@/lib/records/allergies/collection';
import { appointments } from '@/lib/records/appointments/collection';
import { conditions } from '@/lib/records/conditions/collection';
import { expenses } from '@/lib/records/expenses/collection';
import { labReports } from '@/lib/records/lab-reports/collection';
import { measures, readings } from '@/lib/records/measures/collection';
import { medications } from '@/lib/records/medications/collection';
import { routines } from '@/lib/records/routines/collection';
import { symptoms } from '@/lib/records/symptoms/collection';
import { skills, trainingSessions } from '@/lib/records/training/collection';
import { treatments } from '@/lib/records/treatments/collection';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { vetRecords } from '@/lib/records/vet-records/collection';
import { vitals } from '@/lib/records/vitals/collection';
import { weights } from '@/lib/records/weights/collection';
import type { ImportedList } from '../vocabulary';

export const importable: Record<Extract<CollectionName, ImportedList>, ImportMethods> = {
  ...{
    allergies,
    appointments,
    conditions,
    expenses,
    measures,
    medications,
    readings,
    routines,
    symptoms,
    treatments,
    vaccinations,
    vitals,
    weights,
  },
  training: skills,
  sessions: trainingSessions,
  'lab-reports': labReports,
  'vet-records': vetRecords,
};
