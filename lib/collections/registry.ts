import type { AnyEntry, CollectionEntry } from './collection-entry';

/** Exported of every collection. */
const commonColumns = ['id', 'petId', 'createdAt', 'updatedAt', 'createdById', 'updatedById', 'deletedAt'] as const;

/** Keyed by the last folder of their address. A parent stands before its children. */
export const collections = {
  weights: {
    table: 'Weight',
    relation: 'weights',
    parameter: 'weightId',
    api: { tag: 'Health record', one: 'weight', many: 'weights' },
    health: true,
    sections: ['weight'],
    passport: [],
    exported: 'measuredAt grams bodyConditionScore note',
    facts: 'measuredAt grams bodyConditionScore',
    told: 'grams note',
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
    exported:
      'vaccine product antigens givenOn validUntil nextDueOn manufacturer batch vetName clinic document reaction note',
    days: 'givenOn validUntil nextDueOn',
    facts: 'vaccine product antigens givenOn validUntil nextDueOn manufacturer batch vetName clinic',
    documented: true,
    told: 'vaccine note',
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
    exported: 'measuredAt kind value context note',
    facts: 'measuredAt kind value context',
    told: 'kind value note',
    bin: { title: 'e."kind"::text', at: 'measuredAt' },
  },
  conditions: {
    table: 'Condition',
    relation: 'conditions',
    parameter: 'conditionId',
    api: { tag: 'Health record', one: 'condition', many: 'conditions' },
    health: true,
    sections: ['conditions'],
    passport: ['XII'],
    exported: 'name status diagnosedOn resolvedOn whatToDo note',
    days: 'diagnosedOn resolvedOn',
    facts: 'name status diagnosedOn resolvedOn',
    told: 'name status whatToDo note',
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
    exported: 'allergen severity reaction note',
    facts: 'allergen severity reaction',
    told: 'allergen severity reaction',
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
    exported:
      'name dosage frequency startsOn endsOn instructions reason prescriber reminders timeZone minHoursBetween maxPerDay steps stockDoses refillBelow allergyReason confirmedConflicts responsible plannedFrom pastPlans',
    days: 'startsOn endsOn',
    facts: 'name dosage frequency startsOn endsOn instructions reason prescriber steps',
    documented: true,
    told: 'name dosage frequency',
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
    exported: 'kind product substance givenAt weightGrams nextDueOn givenBy note',
    days: 'nextDueOn',
    facts: 'kind product substance givenAt weightGrams nextDueOn givenBy',
    told: 'product note',
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
    exported:
      'kind title weekdays timeOfDay timeZone durationMinutes note reminderMinutesBefore responsible plannedFrom pastPlans',
    told: 'title timeOfDay note',
    bin: { title: 'e."title"', at: 'createdAt' },
  },
  training: {
    table: 'Skill',
    relation: 'skills',
    parameter: 'skillId',
    api: { tag: 'Days', one: 'skill', many: 'skills' },
    sections: [],
    passport: [],
    exported: 'curriculumId name category stage note',
    told: 'name stage note',
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
    exported: 'skillId practisedAt minutes attempts successes distraction place note',
    told: 'minutes note',
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
    exported: 'startsAt timeZone durationMinutes kind title place note status reminderMinutesBefore seriesId revision',
    told: 'title kind startsAt status note',
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
    exported:
      'visitedOn clinic vetName reason description diagnosis costCents currency followUpOn followedUpAt documentLinks appointmentId',
    days: 'visitedOn followUpOn',
    facts: 'visitedOn clinic vetName reason description diagnosis followUpOn',
    documented: true,
    told: 'reason clinic',
    bin: { title: 'COALESCE(e."reason", e."clinic")', day: 'visitedOn' },
  },
  photos: {
    table: 'Photo',
    relation: 'photos',
    parameter: 'photoId',
    api: { tag: 'Visits, documents, photos', one: 'photo', many: 'photos' },
    uploads: true,
    sections: [],
    passport: [],
    exported: 'caption takenAt tags location width height avifWidths bytes sentBytes',
    told: 'caption',
    bin: { title: 'e."caption"', at: 'takenAt' },
  },
  documents: {
    table: 'Document',
    relation: 'documents',
    parameter: 'documentId',
    api: { tag: 'Visits, documents, photos', one: 'document', many: 'documents' },
    uploads: true,
    sections: ['documents'],
    passport: [],
    exported: 'vetRecordId vaccinationId medicationId name contentType bytes',
    told: 'name',
    bin: { title: 'e."name"', at: 'createdAt' },
  },
} as const satisfies Record<string, AnyEntry>;

export type CollectionName = keyof typeof collections;
/** Below a pet, as clients write it. */
export type CollectionAddress = Exclude<CollectionName, 'sessions'> | `training/${string}/sessions`;
export type HealthCollection = {
  [Name in CollectionName]: (typeof collections)[Name] extends { health: true } ? Name : never;
}[CollectionName];

export const collectionNames = Object.keys(collections) as CollectionName[];

export const healthCollections = collectionNames.filter(
  (name): name is HealthCollection => 'health' in collections[name],
);

export type FactCollection = {
  [Name in CollectionName]: (typeof collections)[Name] extends { facts: string } ? Name : never;
}[CollectionName];

export const factCollections = collectionNames.filter((name): name is FactCollection => 'facts' in collections[name]);

export const isFactCollection = (name: string): name is FactCollection =>
  factCollections.some((known) => known === name);

export const collectionEntry = (name: CollectionName): CollectionEntry => collections[name];

/** @param parameter how a parameter is written @returns the address below the pet, such as `training/{skillId}/sessions` */
export function collectionPath(name: CollectionName, parameter: (name: string) => string): string {
  const { parent } = collectionEntry(name);
  if (parent === undefined) return name;
  return `${parent}/${parameter(collections[parent].parameter)}/${name}`;
}

/** Columns of its rows in the export. */
export function exportedColumns(name: CollectionName): string[] {
  const { exported, facts } = collectionEntry(name);
  return [...commonColumns, ...exported.split(' '), ...(facts === undefined ? [] : ['source'])];
}
