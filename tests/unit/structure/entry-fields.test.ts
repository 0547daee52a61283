/** @jest-environment node */
import { collectionNames, collectionPath } from '@/lib/collections/registry';
import { allergyFields } from '@/lib/records/allergies/fields';
import { appointmentFields } from '@/lib/records/appointments/fields';
import { conditionFields } from '@/lib/records/conditions/fields';
import { documentFields } from '@/lib/records/documents/fields';
import { expenseFields } from '@/lib/records/expenses/fields';
import { labReportFields } from '@/lib/records/lab-reports/fields';
import { measureFields, readingFields } from '@/lib/records/measures/fields';
import { medicationFields } from '@/lib/records/medications/fields';
import { petFields } from '@/lib/records/pets/fields';
import { photoFields } from '@/lib/records/photos/fields';
import { routineFields } from '@/lib/records/routines/fields';
import { symptomFields } from '@/lib/records/symptoms/fields';
import { skillFields, trainingSessionFields } from '@/lib/records/training/fields';
import { treatmentFields } from '@/lib/records/treatments/fields';
import { vaccinationFields } from '@/lib/records/vaccinations/fields';
import { vetRecordFields } from '@/lib/records/vet-records/fields';
import { vitalFields } from '@/lib/records/vitals/fields';
import { weightFields } from '@/lib/records/weights/fields';
import document from '@/lib/site/api-docs/data/openapi.json';
import type { EntryFields } from '@/lib/versions/entry-fields';
import messages from '@/messages/en.json';

type Fields = EntryFields<Record<string, unknown>>;

const describedFields = {
  allergies: allergyFields,
  appointments: appointmentFields,
  conditions: conditionFields,
  documents: documentFields,
  expenses: expenseFields,
  medications: medicationFields,
  photos: photoFields,
  routines: routineFields,
  sessions: trainingSessionFields,
  training: skillFields,
  treatments: treatmentFields,
  vaccinations: vaccinationFields,
  'vet-records': vetRecordFields,
  measures: measureFields,
  readings: readingFields,
  symptoms: symptomFields,
  'lab-reports': labReportFields,
  vitals: vitalFields,
  weights: weightFields,
} as unknown as Record<string, Fields>;

/** Fields that are not typed into forms: answers to questions, check marks, and derived values. */
const notInForms = new Set(
  'appointments.status appointments.timeZone medications.confirmedConflicts medications.timeZone routines.timeZone vaccinations.antigens vet-records.followedUp weights.confirmed readings.confirmed'.split(
    ' ',
  ),
);

type Operations = Record<
  string,
  { patch?: { requestBody: { content: Record<string, { schema: { properties: object } }> } } }
>;

function patchedFields(path: string): string[] {
  const { patch } = (document.paths as unknown as Operations)[path] ?? {};
  const [content] = Object.values(patch?.requestBody.content ?? {});
  return Object.keys(content?.schema.properties ?? {});
}

const pathOf = (name: (typeof collectionNames)[number]) => {
  const below = collectionPath(name, (parameter) => `{${parameter}}`);
  return Object.keys(document.paths).find(
    (path) => path.startsWith(`/api/pets/{petId}/${below}/{`) && patchedFields(path).length > 0,
  );
};

const namesIn = (fields: Fields) => Object.entries(fields).flatMap(([name, field]) => [name, ...(field?.with ?? [])]);

test.each(collectionNames)('R11.6 every field of %s can be compared', (name) => {
  const fields = describedFields[name] ?? {};
  const missing = patchedFields(pathOf(name) ?? '').filter((field) => !namesIn(fields).includes(field));

  expect(missing.filter((field) => !notInForms.has(`${name}.${field}`))).toEqual([]);
});

test.each(Object.entries({ ...describedFields, pets: petFields as unknown as Fields }))(
  'the fields of %s have labels',
  (_, fields) => {
    const wordsOf = (key: string) =>
      key.split('.').reduce<unknown>((words, part) => (words as Record<string, unknown> | undefined)?.[part], messages);

    expect(Object.values(fields).filter((field) => typeof wordsOf(field?.label ?? '') !== 'string')).toEqual([]);
  },
);
