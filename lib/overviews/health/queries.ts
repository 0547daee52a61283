import 'server-only';
import { notDeletedPet } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { toPageEntry } from '@/lib/collections/attribution';
import { db } from '@/lib/core/db/client';
import { type Page, toPage } from '@/lib/core/http/pagination';
import type { Locale } from '@/lib/core/i18n/locales';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import { type Allergy, toAllergy } from '@/lib/records/allergies/allergy';
import { type Appointment, toAppointment } from '@/lib/records/appointments/appointment';
import { type Condition, toCondition } from '@/lib/records/conditions/condition';
import { type PetDocument, toDocument } from '@/lib/records/documents/document';
import { type LabReport, toLabReport } from '@/lib/records/lab-reports/lab-report';
import type { MeasureWithReadings } from '@/lib/records/measures/measured';
import { withAllergyCheck } from '@/lib/records/medications/allergy-check';
import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import { type Dose, type MedicationRow, toDose, toMedication } from '@/lib/records/medications/medication';
import { type Pet, toPet } from '@/lib/records/pets/pet';
import { type Photo, toPhoto } from '@/lib/records/photos/photo';
import { type Symptom, toSymptom } from '@/lib/records/symptoms/symptom';
import { COUNTED_SYMPTOMS } from '@/lib/records/symptoms/vocabulary';
import { type Treatment, toTreatment } from '@/lib/records/treatments/treatment';
import { type MarkedVaccination, withMarks } from '@/lib/records/vaccinations/dose-marks';
import { dueVaccinations, statusesOn } from '@/lib/records/vaccinations/due';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { toVaccination } from '@/lib/records/vaccinations/vaccination';
import { toVital, type Vital } from '@/lib/records/vitals/vital';
import { toWeight, type Weight } from '@/lib/records/weights/weight';
import { toMeasures } from './measure-columns';
import {
  labReportsLimit,
  MAX_LIFELONG,
  partColumns,
  type RecordSelection,
  recordColumns,
  SHOWN,
} from './record-columns';

export interface HealthRecord {
  pet: Pet;
  next: Appointment | null;
  weights: Page<Weight>;
  vaccinations: Page<MarkedVaccination>;
  vitals: Page<Vital>;
  symptoms: Page<Symptom>;
  labReports: Page<LabReport> & { count: number };
  /** Active measures first, then ended ones. */
  measures: MeasureWithReadings[];
  conditions: Page<Condition>;
  allergies: Page<Allergy>;
  medications: Page<CheckedMedication>;
  treatments: Page<Treatment>;
  doses: (Dose & { medicationId: string })[];
  documents: PetDocument[];
  visits: Visit[];
  photos: { items: Photo[]; count: number };
}

export interface Visit {
  id: string;
  visitedOn: Day;
  reason: string | null;
}

function page<Row extends { id: string }, Item>(
  rows: Row[],
  toItem: (row: Row) => Item,
  by: string,
  limit = SHOWN,
): Page<Item> {
  const { items, nextCursor } = toPage(rows, { limit }, by);
  return { items: items.map(toItem), nextCursor };
}

export async function getHealthRecord(
  access: PetAccess<'view'>,
  { measured = SHOWN, parts = [], measureId, from }: Partial<RecordSelection> = {},
): Promise<HealthRecord> {
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: { ...recordColumns(measured), ...partColumns({ measured, parts, measureId, from }) },
  });
  if (!row) throw notFoundError();
  const { weights, vaccinations, conditions, allergies, medications, vitals = [], treatments = [], ...others } = row;
  const {
    symptoms = [],
    labReports = [],
    measures = [],
    doses = [],
    appointments = [],
    documents = [],
    vetRecords = [],
    photos = [],
    _count,
    ...pet
  } = others;
  const [next] = appointments;
  const petProfile = toPet(pet);
  const toChecked = (one: MedicationRow) => withAllergyCheck(toMedication(one), allergies);
  const vaccinationPage = page(vaccinations, toPageEntry(access, toVaccination), 'givenOn', MAX_LIFELONG);
  return {
    pet: petProfile,
    next: next ? toAppointment(next) : null,
    weights: page(weights, toPageEntry(access, toWeight), 'measuredAt', measured),
    vaccinations: { ...vaccinationPage, items: withMarks(petProfile, vaccinationPage.items) },
    vitals: page(vitals, toPageEntry(access, toVital), 'measuredAt', measured),
    symptoms: page(symptoms, toPageEntry(access, toSymptom), 'noticedAt', COUNTED_SYMPTOMS),
    labReports: {
      ...page(labReports, toPageEntry(access, toLabReport), 'sampledOn', labReportsLimit(parts)),
      count: _count?.labReports ?? 0,
    },
    measures: toMeasures(access, measures, parts),
    conditions: page(conditions, toPageEntry(access, toCondition), 'createdAt', MAX_LIFELONG),
    allergies: page(allergies, toPageEntry(access, toAllergy), 'createdAt', MAX_LIFELONG),
    medications: page(medications, toPageEntry(access, toChecked), 'startsOn', MAX_LIFELONG),
    treatments: page(treatments, toPageEntry(access, toTreatment), 'givenAt'),
    doses: doses.map((dose) => ({ ...toDose(dose), medicationId: dose.medicationId })),
    documents: documents.map(toDocument).toReversed(),
    visits: vetRecords.map((visit) => ({ ...visit, visitedOn: dayFromColumn(visit.visitedOn) })),
    photos: { items: photos.map(toPhoto), count: _count?.photos ?? 0 },
  };
}

interface Due {
  kind: 'vaccination';
  vaccine: string;
  name: string;
  dueOn: Day;
  status: PlannedVaccine['status'];
  certain: PlannedVaccine['certain'];
  lastDoseStatus: PlannedVaccine['lastDoseStatus'];
  sources: string[];
}

export async function getHealth(access: PetAccess<'view'>, locale: Locale, today: Day) {
  const record = await getHealthRecord(access, {
    parts: ['vitals', 'symptoms', 'latestLabReports', 'measures', 'treatments'],
  });
  const { weights, vaccinations, vitals, conditions, allergies, medications, treatments } = record;
  const due = dueVaccinations(record.pet, vaccinations.items, today).flatMap((plan): Due[] => {
    const { vaccineId: vaccine, name, due: dueOn, ...rest } = plan;
    const { status, certain, lastDoseStatus, sources } = rest;
    if (!dueOn) return [];
    return [{ kind: 'vaccination', vaccine, name: name[locale], dueOn, status, certain, lastDoseStatus, sources }];
  });
  const statuses = statusesOn(record.pet, vaccinations.items, today);
  return {
    weights: weights.items,
    vaccinations: vaccinations.items.slice(0, SHOWN).map((dose) => ({ ...dose, status: statuses.get(dose.id) })),
    vitals: vitals.items,
    symptoms: record.symptoms.items.slice(0, SHOWN),
    labReports: record.labReports.items,
    measures: record.measures.map(({ readings, ...measure }) => ({ ...measure, readings: readings.items })),
    conditions: conditions.items.slice(0, SHOWN),
    allergies: allergies.items.slice(0, SHOWN),
    medications: medications.items.slice(0, SHOWN),
    treatments: treatments.items,
    due,
  };
}
