import { allergyFields } from '@/lib/records/allergies/fields';
import { appointmentFields } from '@/lib/records/appointments/fields';
import { conditionFields } from '@/lib/records/conditions/fields';
import { documentFields } from '@/lib/records/documents/fields';
import { expenseFields } from '@/lib/records/expenses/fields';
import { labReportFields } from '@/lib/records/lab-reports/fields';
import { measureFields, readingFields } from '@/lib/records/measures/fields';
import { medicationFields } from '@/lib/records/medications/fields';
import { photoFields } from '@/lib/records/photos/fields';
import { routineFields } from '@/lib/records/routines/fields';
import { symptomFields } from '@/lib/records/symptoms/fields';
import { skillFields, trainingSessionFields } from '@/lib/records/training/fields';
import { treatmentFields } from '@/lib/records/treatments/fields';
import { vaccinationFields } from '@/lib/records/vaccinations/fields';
import { vetRecordFields } from '@/lib/records/vet-records/fields';
import { vitalFields } from '@/lib/records/vitals/fields';
import { weightFields } from '@/lib/records/weights/fields';
import type { AnyFields } from '@/lib/versions/merge';

/** Fields by collection. Check-offs and doses are missing, because they are not changed field by field. */
const fields = {
  allergies: allergyFields,
  appointments: appointmentFields,
  conditions: conditionFields,
  documents: documentFields,
  expenses: expenseFields,
  'lab-reports': labReportFields,
  measures: measureFields,
  medications: medicationFields,
  photos: photoFields,
  readings: readingFields,
  routines: routineFields,
  sessions: trainingSessionFields,
  symptoms: symptomFields,
  training: skillFields,
  treatments: treatmentFields,
  vaccinations: vaccinationFields,
  'vet-records': vetRecordFields,
  vitals: vitalFields,
  weights: weightFields,
} as unknown as Readonly<Record<string, AnyFields | undefined>>;

export function fieldsOf(collection: string): AnyFields | null {
  return Object.hasOwn(fields, collection) ? (fields[collection] ?? null) : null;
}
