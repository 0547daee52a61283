import type { TemperatureUnit, WeightUnit } from '@/lib/core/i18n/units';
import { cleanRichText } from '@/lib/core/text/rich-text';
import { type Day, dayFromColumn, dayIn } from '@/lib/core/time/dates';
import { homeZone } from '@/lib/core/time/home-zone';
import { type Allergy, toAllergy } from '@/lib/records/allergies/allergy';
import { type ConditionRow, toCondition } from '@/lib/records/conditions/condition';
import { withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { toWarnings, unknownAllergensOf } from '@/lib/records/medications/allergy-warning';
import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import { recurrenceOf, timesOf } from '@/lib/records/medications/frequencies';
import { type DoseRow, type MedicationRow, toDose, toMedication } from '@/lib/records/medications/medication';
import { currentMedications, dosageOn } from '@/lib/records/medications/plan';
import { photoUrl } from '@/lib/records/pets/pet';
import type { PetGender, PetType, VaccineProfile } from '@/lib/records/pets/vocabulary';
import { type CompletionRow, type RoutineRow, toCompletion, toRoutine } from '@/lib/records/routines/routine';
import { type TreatmentRow, toTreatment } from '@/lib/records/treatments/treatment';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import { withMarks } from '@/lib/records/vaccinations/dose-marks';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import { toVaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import { toVaccination, type VaccinationRow } from '@/lib/records/vaccinations/vaccination';
import { toVetRecord, type VetRecordRow } from '@/lib/records/vet-records/vet-record';
import type { VitalRow } from '@/lib/records/vitals/vital';
import { vitalKinds } from '@/lib/records/vitals/vocabulary';
import type { WeightRow } from '@/lib/records/weights/weight';
import { sharedStamps } from './shared-stamps';
import type { SharedDay, SharedMedication, SharedTreatment, SharedView } from './shared-view';
import { downsampled } from './thin';
import { todayTasks } from './today-tasks';
import type { ShareKind, ShareSection } from './vocabulary';

/** Points of a chart: one in three weeks of three years. */
const WEIGHTS = 52;
const VITALS = 24;

export interface SharedRow {
  name: string;
  type: PetType;
  breed: string | null;
  gender: PetGender;
  dateOfBirth: Date | null;
  deceasedOn: Date | null;
  neutered: boolean | null;
  colour: string | null;
  markings: string | null;
  photoKey: string | null;
  microchip: string | null;
  microchippedOn: Date | null;
  microchipPlace: string | null;
  createdAt: Date;
  passportNumber: string | null;
  emergencyContact: string | null;
  vetClinic: string | null;
  insurance: string | null;
  notes: string;
  weightUnit: WeightUnit;
  vaccineProfile: VaccineProfile;
  country: string | null;
  region: string | null;
  extraVaccines: string[];
  highRisk: boolean;
  lostSince: Date | null;
  lostNote: string | null;
  owner: { timeZone: string | null; temperatureUnit: TemperatureUnit };
  allergies: Allergy[];
  conditions: ConditionRow[];
  medications: MedicationRow[];
  treatments: TreatmentRow[];
  vaccinations: VaccinationRow[];
  weights: Omit<WeightRow, 'id' | 'note'>[];
  vitals: Omit<VitalRow, 'id' | 'note'>[];
  vetRecords: VetRecordRow[];
  documents: { id: string; name: string; bytes: number; createdAt: Date }[];
  routines: RoutineRow[];
  completions: CompletionRow[];
  doses: (DoseRow & { medicationId: string })[];
}

interface Link {
  kind: ShareKind;
  expiresAt: Date | null;
  shows: (section: ShareSection) => boolean;
  base: string;
}

function toSharedMedication(medication: CheckedMedication, today: Day): SharedMedication {
  const { name, frequency, startsOn, endsOn, instructions, reason, timeZone, allergyCheck } = medication;
  const times = recurrenceOf(frequency).unit === 'hour' ? [] : [...timesOf(medication)];
  return {
    name,
    dosage: dosageOn(medication, today),
    frequency,
    startsOn,
    endsOn,
    instructions,
    reason,
    timeZone,
    times,
    warnings: toWarnings(allergyCheck),
    unknownWords: allergyCheck.unknownMedicine,
  };
}

function toSharedTreatment(row: TreatmentRow): SharedTreatment {
  const { kind, product, substance, givenAt, nextDueOn, givenBy } = toTreatment(row);
  return { kind, product, substance, givenAt, nextDueOn, givenBy };
}

function vaccinationsOf(row: SharedRow, today: Day): SharedView['vaccinations'] {
  const vaccinated = toVaccinatedPet(row);
  const doses = withMarks(vaccinated, row.vaccinations.map(toVaccination));
  const planned = dueVaccinations(vaccinated, doses, today);
  return {
    region: row.region,
    stamps: sharedStamps(doses, planned, today),
    planned: planned.map(({ name, status, due, lastGivenOn, tooEarlyOn, beforeChip, certain }) => ({
      ...{ name, status, due, lastGivenOn, tooEarlyOn, beforeChip, certain },
    })),
    doses: doses.map(({ vaccine, product, givenOn, validUntil, manufacturer, batch, vetName, clinic, ...marks }) => ({
      vaccine: findVaccine(vaccine)?.name ?? { en: vaccine, es: vaccine },
      ...{ product, givenOn, validUntil, manufacturer, batch, vetName, clinic },
      ...{ tooEarly: marks.tooEarly, beforeChip: marks.beforeChip },
    })),
  };
}

/** Medicines belong to a section of their own: without it, the day has none. */
function dayOf(
  row: SharedRow,
  medications: CheckedMedication[],
  { shows }: Link,
  { today, at }: { today: Day; at: Date },
): SharedDay {
  const routines = row.routines.map(toRoutine).filter(({ kind }) => shows('medication') || kind !== 'medication');
  const plan = {
    routines,
    medications: shows('medication') ? medications : [],
    completions: row.completions.map(toCompletion),
    doses: row.doses.map((dose) => ({ ...toDose(dose), medicationId: dose.medicationId })),
  };
  return {
    day: today,
    tasks: todayTasks(plan, today, at),
    meals: routines
      .filter(({ kind }) => kind === 'feeding')
      .map(({ title, timeOfDay, weekdays, note }) => ({ title, timeOfDay, weekdays, note })),
  };
}

/** Written down after thinning: a life has far more of them than a chart. */
function told<Reading extends { measuredAt: Date }>(reading: Reading) {
  return { ...reading, measuredAt: reading.measuredAt.toISOString() };
}

function measures({ weights, vitals, weightUnit, owner }: SharedRow, { shows }: Link): Partial<SharedView> {
  const byKind = vitalKinds.flatMap((kind) =>
    downsampled(
      vitals.filter((vital) => vital.kind === kind),
      VITALS,
    ),
  );
  return {
    ...(shows('weight') && {
      weights: { unit: weightUnit, items: downsampled(weights, WEIGHTS).map(told) },
    }),
    ...(shows('vitals') && {
      vitals: {
        unit: owner.temperatureUnit,
        grams: weights[0]?.grams ?? null,
        items: byKind.map(told),
      },
    }),
  };
}

function visitsOf({ vetRecords }: SharedRow, { shows }: Link): SharedView['visits'] {
  return vetRecords
    .map(toVetRecord)
    .map(({ visitedOn, reason, clinic, vetName, diagnosis, description, followUpOn, documentLinks }) => ({
      ...{ visitedOn, reason, clinic, vetName, diagnosis, description, followUpOn },
      links: shows('documents') ? documentLinks : [],
    }));
}

function chipOf(row: SharedRow | null) {
  return {
    microchip: row?.microchip ?? null,
    microchippedOn: row?.microchippedOn ? dayFromColumn(row.microchippedOn) : null,
    microchipPlace: row?.microchipPlace ?? null,
  };
}

export function toSharedView(row: SharedRow, link: Link, at: Date): SharedView {
  const { shows, base } = link;
  const timeZone = homeZone(row);
  const today = dayIn(at, timeZone);
  const medications = row.medications.map((one) => withAllergyCheck(toMedication(one), row.allergies));
  const current = currentMedications(medications, today);
  const allergies = row.allergies.map(toAllergy);
  return {
    kind: link.kind,
    expiresAt: link.expiresAt?.toISOString() ?? null,
    timeZone,
    today,
    pet: {
      name: row.name,
      type: row.type,
      breed: row.breed,
      gender: row.gender,
      dateOfBirth: row.dateOfBirth && dayFromColumn(row.dateOfBirth),
      deceasedOn: row.deceasedOn && dayFromColumn(row.deceasedOn),
      neutered: row.neutered,
      colour: row.colour,
      markings: row.markings,
      photoUrl: photoUrl(base, row.photoKey),
      ...(shows('identification') ? chipOf(row) : chipOf(null)),
    },
    severeAllergies: allergies.filter(({ severity }) => severity === 'severe').map(({ allergen }) => allergen),
    ...(link.kind === 'finder' && {
      lost: row.lostSince && { since: row.lostSince.toISOString(), note: row.lostNote },
    }),
    ...(shows('identification') && { passportNumber: row.passportNumber }),
    ...(shows('contacts') && { contacts: { emergencyContact: row.emergencyContact, vetClinic: row.vetClinic } }),
    ...(shows('insurance') && { insurance: row.insurance }),
    ...(shows('notes') && { notes: cleanRichText(row.notes) }),
    ...(shows('allergies') && {
      allergies: allergies.map(({ allergen, severity, reaction }) => ({ allergen, severity, reaction })),
    }),
    ...(shows('conditions') && {
      conditions: row.conditions
        .map(toCondition)
        .map(({ name, status, diagnosedOn, note }) => ({ name, status, diagnosedOn, note })),
    }),
    ...(shows('medication') && { medications: current.map((one) => toSharedMedication(one, today)) }),
    ...(shows('medication') && { treatments: row.treatments.map(toSharedTreatment) }),
    ...(shows('medication') && shows('allergies') && { unknownAllergens: unknownAllergensOf(current) }),
    ...(shows('vaccinations') && { vaccinations: vaccinationsOf(row, today) }),
    ...measures(row, link),
    ...(shows('visits') && { visits: visitsOf(row, link) }),
    ...(shows('documents') && {
      documents: row.documents.map(({ id, name, bytes, createdAt }) => ({
        ...{ name, bytes },
        addedOn: dayIn(createdAt, timeZone),
        url: `${base}/documents/${id}/file`,
      })),
    }),
    ...(shows('routines') && { day: dayOf(row, medications, link, { today, at }) }),
  };
}
