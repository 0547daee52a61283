import 'server-only';
import { newestBy, notDeleted, notDeletedPet } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { attributionColumns, toPageEntry } from '@/lib/collections/attribution';
import { documentedColumns, sourceColumns } from '@/lib/collections/source';
import { db, type Prisma } from '@/lib/core/db/client';
import { type Page, toPage } from '@/lib/core/http/pagination';
import type { Locale } from '@/lib/core/i18n/locales';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import { type Allergy, allergyColumns, toAllergy } from '@/lib/records/allergies/allergy';
import { type Appointment, appointmentColumns, toAppointment } from '@/lib/records/appointments/appointment';
import { type Condition, conditionColumns, toCondition } from '@/lib/records/conditions/condition';
import { documentColumns, type PetDocument, toDocument } from '@/lib/records/documents/document';
import { documentLimits } from '@/lib/records/documents/vocabulary';
import { type LabReport, labReportColumns, toLabReport } from '@/lib/records/lab-reports/lab-report';
import { COMPARED_REPORTS } from '@/lib/records/lab-reports/vocabulary';
import { withAllergyCheck } from '@/lib/records/medications/allergy-check';
import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import {
  type Dose,
  doseColumns,
  type MedicationRow,
  medicationColumns,
  toDose,
  toMedication,
} from '@/lib/records/medications/medication';
import { medicationLimits } from '@/lib/records/medications/vocabulary';
import { type Pet, petColumns, toPet } from '@/lib/records/pets/pet';
import { type Photo, photoColumns, toPhoto } from '@/lib/records/photos/photo';
import { type Symptom, symptomColumns, toSymptom } from '@/lib/records/symptoms/symptom';
import { COUNTED_SYMPTOMS } from '@/lib/records/symptoms/vocabulary';
import { type Treatment, toTreatment, treatmentColumns } from '@/lib/records/treatments/treatment';
import { type MarkedVaccination, withMarks } from '@/lib/records/vaccinations/dose-marks';
import { dueVaccinations, statusesOn } from '@/lib/records/vaccinations/due';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { toVaccination, vaccinationColumns } from '@/lib/records/vaccinations/vaccination';
import { toVital, type Vital, vitalColumns } from '@/lib/records/vitals/vital';
import { toWeight, type Weight, weightColumns } from '@/lib/records/weights/weight';

const SHOWN = 20;
/** Enough for the longest life: ongoing medications, active conditions and last doses may be years old. */
const MAX_LIFELONG = 200;
/** All documents of MAX_LIFELONG vaccinations and as many medications. */
const MAX_DOCUMENTS = 2 * MAX_LIFELONG * documentLimits.perEntry;

const factColumns = { ...attributionColumns, ...sourceColumns };
const documentedFactColumns = { ...attributionColumns, ...documentedColumns };

const attachedDocuments = {
  where: { ...notDeleted, OR: [{ vaccinationId: { not: null } }, { medicationId: { not: null } }] },
  orderBy: newestBy('createdAt'),
  take: MAX_DOCUMENTS,
  select: documentColumns,
};

export interface HealthRecord {
  pet: Pet;
  next: Appointment | null;
  weights: Page<Weight>;
  vaccinations: Page<MarkedVaccination>;
  vitals: Page<Vital>;
  symptoms: Page<Symptom>;
  labReports: Page<LabReport>;
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

export type RecordPart =
  | 'treatments'
  | 'vitals'
  | 'symptoms'
  | 'labReports'
  | 'latestLabReports'
  | 'doses'
  | 'documents'
  | 'visits'
  | 'photos';

interface RecordSelection {
  measured: number;
  /** Parts to read; all others stay empty. */
  parts: readonly RecordPart[];
  from: Date | undefined;
}

const lifelong = (by: string) => ({ where: notDeleted, orderBy: newestBy(by), take: MAX_LIFELONG + 1 });

const PINNED_VISITS = 40;

const pinnedVisits = {
  where: notDeleted,
  orderBy: newestBy('visitedOn'),
  take: PINNED_VISITS,
  select: { id: true, visitedOn: true, reason: true },
};

const BOOKLET_PHOTOS = 5;

const labReportsTaken = (parts: readonly RecordPart[]) => (parts.includes('labReports') ? SHOWN : COMPARED_REPORTS);

const recordColumns = (measured: number) =>
  ({
    ...petColumns,
    weights: {
      where: notDeleted,
      orderBy: newestBy('measuredAt'),
      take: measured + 1,
      select: { ...weightColumns, ...factColumns },
    },
    vaccinations: { ...lifelong('givenOn'), select: { ...vaccinationColumns, ...documentedFactColumns } },
    conditions: { ...lifelong('createdAt'), select: { ...conditionColumns, ...factColumns, createdAt: true } },
    allergies: { ...lifelong('createdAt'), select: { ...allergyColumns, ...factColumns, createdAt: true } },
    medications: { ...lifelong('startsOn'), select: { ...medicationColumns, ...documentedFactColumns } },
  }) satisfies Prisma.PetSelect;

/** Omits hidden parts from the query, because Prisma joins even those limited to no rows. */
function partColumns({ measured, parts, from }: RecordSelection) {
  const shows = (part: RecordPart) => parts.includes(part);
  return {
    ...(shows('vitals') && {
      vitals: {
        where: notDeleted,
        orderBy: newestBy('measuredAt'),
        take: measured + 1,
        select: { ...vitalColumns, ...factColumns },
      },
    }),
    ...(shows('symptoms') && {
      symptoms: {
        where: notDeleted,
        orderBy: newestBy('noticedAt'),
        take: COUNTED_SYMPTOMS + 1,
        select: { ...symptomColumns, ...attributionColumns },
      },
    }),
    ...((shows('labReports') || shows('latestLabReports')) && {
      labReports: {
        where: notDeleted,
        orderBy: newestBy('sampledOn'),
        take: labReportsTaken(parts) + 1,
        select: { ...labReportColumns, ...factColumns },
      },
    }),
    ...(shows('treatments') && {
      treatments: {
        where: notDeleted,
        orderBy: newestBy('givenAt'),
        take: SHOWN + 1,
        select: { ...treatmentColumns, ...factColumns },
      },
    }),
    ...(shows('doses') && {
      doses: { orderBy: newestBy('at'), take: medicationLimits.log, select: { ...doseColumns, medicationId: true } },
    }),
    ...(shows('documents') && { documents: attachedDocuments }),
    ...(shows('visits') && { vetRecords: pinnedVisits }),
    ...(shows('photos') && {
      photos: { where: notDeleted, orderBy: newestBy('takenAt'), take: BOOKLET_PHOTOS, select: photoColumns },
      _count: { select: { photos: { where: notDeleted } } },
    }),
    ...(from && {
      appointments: {
        where: { ...notDeleted, status: 'planned', startsAt: { gte: from } },
        orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
        take: 1,
        select: appointmentColumns,
      },
    }),
  } satisfies Prisma.PetSelect;
}

export async function getHealthRecord(
  access: PetAccess<'view'>,
  { measured = SHOWN, parts = [], from }: Partial<RecordSelection> = {},
): Promise<HealthRecord> {
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: { ...recordColumns(measured), ...partColumns({ measured, parts, from }) },
  });
  if (!row) throw notFoundError();
  const { weights, vaccinations, conditions, allergies, medications, vitals = [], treatments = [], ...others } = row;
  const {
    symptoms = [],
    labReports = [],
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
    labReports: page(labReports, toPageEntry(access, toLabReport), 'sampledOn', labReportsTaken(parts)),
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
  const record = await getHealthRecord(access, { parts: ['vitals', 'symptoms', 'treatments'] });
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
    conditions: conditions.items.slice(0, SHOWN),
    allergies: allergies.items.slice(0, SHOWN),
    medications: medications.items.slice(0, SHOWN),
    treatments: treatments.items,
    due,
  };
}
