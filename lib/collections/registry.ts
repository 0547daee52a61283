import type { AnyEntry, CollectionEntry } from './collection-entry';
import { factNames } from './column';
import { allergies } from './columns/allergies';
import { appointments } from './columns/appointments';
import { conditions } from './columns/conditions';
import { expenses } from './columns/expenses';
import { labReports } from './columns/lab-reports';
import { medications } from './columns/medications';
import { routines } from './columns/routines';
import { sessions } from './columns/sessions';
import { symptoms } from './columns/symptoms';
import { training } from './columns/training';
import { treatments } from './columns/treatments';
import { vaccinations } from './columns/vaccinations';
import { vetRecords } from './columns/vet-records';
import { vitals } from './columns/vitals';
import { weights } from './columns/weights';
import { measureEntries } from './measure-entries';
import { uploadEntries } from './upload-entries';

const commonColumns = ['id', 'petId', 'createdAt', 'updatedAt', 'createdById', 'updatedById', 'deletedAt'] as const;

/** Keyed by the last segment of their path. A parent precedes its children. */
export const collections = {
  weights: {
    table: 'Weight',
    relation: 'weights',
    parameter: 'weightId',
    api: { tag: 'Health record', one: 'weight', many: 'weights' },
    health: true,
    sections: ['weight'],
    passport: [],
    columns: weights,
    bin: { at: 'measuredAt', grams: 'grams' },
  },
  vaccinations: {
    table: 'Vaccination',
    relation: 'vaccinations',
    parameter: 'vaccinationId',
    api: { tag: 'Health record', one: 'vaccination', many: 'vaccinations' },
    health: true,
    sections: ['vaccinations'],
    passport: ['V', 'IX'],
    reminds: 'pet',
    documented: true,
    columns: vaccinations,
    bin: { title: 'e."vaccine"', day: 'givenOn' },
  },
  vitals: {
    table: 'Vital',
    relation: 'vitals',
    parameter: 'vitalId',
    api: { tag: 'Health record', one: 'vital sign', many: 'vital signs' },
    health: true,
    sections: ['vitals'],
    passport: [],
    columns: vitals,
    bin: { title: 'e."kind"::text', at: 'measuredAt' },
  },
  symptoms: {
    table: 'Symptom',
    relation: 'symptoms',
    parameter: 'symptomId',
    api: { tag: 'Health record', one: 'symptom', many: 'symptoms' },
    health: true,
    sections: ['symptoms'],
    passport: [],
    columns: symptoms,
    bin: { title: 'e."kind"::text', at: 'noticedAt' },
  },
  'lab-reports': {
    table: 'LabReport',
    relation: 'labReports',
    parameter: 'labReportId',
    api: { tag: 'Health record', one: 'lab report', many: 'lab reports' },
    health: true,
    sections: ['labReports'],
    passport: [],
    columns: labReports,
    bin: { title: 'e."laboratory"', day: 'sampledOn' },
  },
  ...measureEntries,
  conditions: {
    table: 'Condition',
    relation: 'conditions',
    parameter: 'conditionId',
    api: { tag: 'Health record', one: 'condition', many: 'conditions' },
    health: true,
    sections: ['conditions'],
    passport: ['XII'],
    columns: conditions,
    bin: { title: 'e."name"', day: 'diagnosedOn' },
  },
  allergies: {
    table: 'Allergy',
    relation: 'allergies',
    parameter: 'allergyId',
    api: { tag: 'Health record', one: 'known allergy', many: 'allergies' },
    health: true,
    sections: ['allergies'],
    passport: ['XII'],
    columns: allergies,
    bin: { title: 'e."allergen"', at: 'createdAt' },
  },
  medications: {
    table: 'Medication',
    relation: 'medications',
    parameter: 'medicationId',
    api: { tag: 'Health record', one: 'medication', many: 'medications' },
    health: true,
    sections: ['medication'],
    passport: ['VII', 'VIII', 'XII'],
    reminds: 'entry',
    documented: true,
    columns: medications,
    bin: { title: 'e."name"', day: 'startsOn' },
  },
  treatments: {
    table: 'ParasiteTreatment',
    relation: 'treatments',
    parameter: 'treatmentId',
    api: { tag: 'Health record', one: 'treatment against parasites', many: 'treatments against parasites' },
    health: true,
    sections: ['medication'],
    passport: ['VII', 'VIII'],
    columns: treatments,
    bin: { title: 'e."product"', at: 'givenAt' },
  },
  routines: {
    table: 'Routine',
    relation: 'routines',
    parameter: 'routineId',
    api: { tag: 'Days', one: 'routine', many: 'routines' },
    sections: ['routines'],
    passport: [],
    reminds: 'entry',
    columns: routines,
    bin: { title: 'e."title"', at: 'createdAt' },
  },
  training: {
    table: 'Skill',
    relation: 'skills',
    parameter: 'skillId',
    api: { tag: 'Days', one: 'skill', many: 'skills' },
    sections: [],
    passport: [],
    columns: training,
    bin: { title: 'e."name"', at: 'createdAt' },
  },
  sessions: {
    table: 'TrainingSession',
    relation: 'trainingSessions',
    parameter: 'sessionId',
    parent: 'training',
    api: { tag: 'Days', one: 'session', many: 'sessions' },
    sections: [],
    passport: [],
    columns: sessions,
    bin: { title: 'parent."name"', at: 'practisedAt' },
  },
  appointments: {
    table: 'Appointment',
    relation: 'appointments',
    parameter: 'appointmentId',
    api: { tag: 'Days', one: 'planned appointment', many: 'appointments' },
    sections: [],
    passport: [],
    reminds: 'entry',
    remindsWhile: `"status" = 'planned'`,
    columns: appointments,
    bin: { title: 'COALESCE(e."title", e."kind"::text)', at: 'startsAt' },
  },
  'vet-records': {
    table: 'VetRecord',
    relation: 'vetRecords',
    parameter: 'vetRecordId',
    api: { tag: 'Visits, documents, photos', one: 'vet visit', many: 'vet visits' },
    sections: ['visits'],
    passport: [],
    reminds: 'entry',
    remindsWhile: '"followUpOn" IS NOT NULL',
    documented: true,
    columns: vetRecords,
    bin: { title: 'COALESCE(e."reason", e."clinic")', day: 'visitedOn' },
  },
  expenses: {
    table: 'Expense',
    relation: 'expenses',
    parameter: 'expenseId',
    api: { tag: 'Visits, documents, photos', one: 'cost', many: 'costs' },
    sections: [],
    passport: [],
    columns: expenses,
    bin: { title: 'COALESCE(e."title", e."category"::text)', day: 'paidOn' },
  },
  ...uploadEntries,
} as const satisfies Record<string, AnyEntry>;

export type CollectionName = keyof typeof collections;
export type CollectionAddress =
  | Exclude<CollectionName, 'sessions' | 'readings'>
  | `training/${string}/sessions`
  | `measures/${string}/readings`;
export type HealthCollection = {
  [Name in CollectionName]: (typeof collections)[Name] extends { health: true } ? Name : never;
}[CollectionName];

export const collectionNames = Object.keys(collections) as CollectionName[];

export const healthCollections = collectionNames.filter(
  (name): name is HealthCollection => 'health' in collections[name],
);

type FactsIn<Columns> = { [Name in keyof Columns]: Columns[Name] extends { fact: true } ? Name : never }[keyof Columns];

export type FactCollection = {
  [Name in CollectionName]: [FactsIn<(typeof collections)[Name]['columns']>] extends [never] ? never : Name;
}[CollectionName];

export const factCollections = collectionNames.filter(
  (name): name is FactCollection => factNames(collections[name].columns).length > 0,
);

export const isFactCollection = (name: string): name is FactCollection =>
  factCollections.some((factName) => factName === name);

export const collectionEntry = (name: CollectionName): CollectionEntry => collections[name];

export function collectionPath(name: CollectionName, parameter: (name: string) => string): string {
  const { parent } = collectionEntry(name);
  if (parent === undefined) return name;
  return `${parent}/${parameter(collections[parent].parameter)}/${name}`;
}

export function exportedColumns(name: CollectionName): string[] {
  const { columns } = collectionEntry(name);
  return [...commonColumns, ...Object.keys(columns), ...(factNames(columns).length > 0 ? ['source'] : [])];
}
