import { homeZone } from '@/lib/access/home-zone';
import { type SourceRow, toPublicSource } from '@/lib/collections/source';
import { cleanRichText } from '@/lib/core/text/rich-text';
import { addDays, type Day, dayFromColumn, dayIn } from '@/lib/core/time/dates';
import type { PublicSource } from '@/lib/page-context/source';
import { toAllergy } from '@/lib/records/allergies/allergy';
import { type Condition, toCondition } from '@/lib/records/conditions/condition';
import { unknownAllergensOf } from '@/lib/records/medications/allergy-warning';
import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import { toDose } from '@/lib/records/medications/medication';
import { currentMedications } from '@/lib/records/medications/plan';
import { photoUrl } from '@/lib/records/pets/pet';
import { toCompletion, toRoutine } from '@/lib/records/routines/routine';
import { countSymptoms } from '@/lib/records/symptoms/frequency';
import { DIARY_WEEKS } from '@/lib/records/symptoms/vocabulary';
import { latestTreatments, toTreatment } from '@/lib/records/treatments/treatment';
import { toVaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import { toVaccination } from '@/lib/records/vaccinations/vaccination';
import { idealRange } from '@/lib/records/weights/ideal-range';
import { JUDGED_READINGS } from '@/lib/records/weights/vocabulary';
import { mealsOf } from './meals';
import { toSharedMeasures } from './shared-home-measures';
import { pastMedicationsOf, type ReadMedication, readMedications, toSharedMedication } from './shared-medications';
import type { SharedRow } from './shared-row';
import { sharedVaccinations } from './shared-vaccinations';
import type { SharedCondition, SharedDay, SharedTreatment, SharedView } from './shared-view';
import { toSharedLabReport, toSharedVisit } from './shared-visits';
import { downsample } from './thin';
import { todayTasks } from './today-tasks';
import { abnormalVitals, assessedVitals, weightConcerns } from './vet-facts';
import { type ShareKind, type ShareSection, showsLastTreatments } from './vocabulary';

/** Chart points: one in three weeks, over three years. */
const WEIGHTS = 52;
const VITALS = 24;

interface Link {
  kind: ShareKind;
  expiresAt: Date | null;
  shows: (section: ShareSection) => boolean;
  base: string;
}

type SourceOf = (row: SourceRow) => PublicSource;

function sourcesOf({ members }: SharedRow): SourceOf {
  const roles = new Map(members.map(({ id, role }) => [id, role]));
  return (row) => toPublicSource(row, roles);
}

function toSharedTreatment(row: SharedRow['treatments'][number], sourceOf: SourceOf): SharedTreatment {
  const { kind, product, substance, givenAt, nextDueOn, givenBy } = toTreatment(row);
  return { kind, product, substance, givenAt, nextDueOn, givenBy, source: sourceOf(row) };
}

function lastTreatmentsOf(row: SharedRow, sourceOf: SourceOf): SharedView['lastTreatments'] {
  return latestTreatments(row.treatments).map((one) => {
    const { kind, product, givenAt, source } = toSharedTreatment(one, sourceOf);
    return { kind, product, givenAt, source };
  });
}

function vaccinationsOf(row: SharedRow, sourceOf: SourceOf, today: Day): SharedView['vaccinations'] {
  const doses = row.vaccinations.map((one) => ({ ...toVaccination(one), source: sourceOf(one) }));
  return sharedVaccinations(toVaccinatedPet(row), doses, today);
}

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
    meals: mealsOf(routines),
  };
}

const dateReading = <Reading extends { measuredAt: Date }>(one: Reading) => ({
  ...one,
  measuredAt: one.measuredAt.toISOString(),
});

/** Runs after downsampling, so that it does not map a lifetime of readings. */
function toSharedReading<Reading extends SourceRow & { measuredAt: Date }>(row: Reading, sourceOf: SourceOf) {
  const { createdById: _, hasDocument: __, ...reading } = row;
  return { ...dateReading(reading), source: sourceOf(row) };
}

function measures(row: SharedRow, sourceOf: SourceOf, { shows, kind }: Link, at: Date): Partial<SharedView> {
  const { weights, weightUnit, owner } = row;
  return {
    ...(shows('weight') && {
      weights: {
        unit: weightUnit,
        items: downsample(weights, WEIGHTS).map((one) => toSharedReading(one, sourceOf)),
        ideal: idealRange(weights.slice(0, JUDGED_READINGS).map(dateReading), {
          type: row.type,
          dateOfBirth: row.dateOfBirth && dayFromColumn(row.dateOfBirth),
        }),
        ...(kind === 'vet' && { concerns: weightConcerns(row, at) }),
      },
    }),
    ...(shows('vitals') && {
      vitals: {
        unit: owner.temperatureUnit,
        grams: weights[0]?.grams ?? null,
        items: assessedVitals(row)
          .flatMap((readings) => downsample(readings, VITALS))
          .map((one) => toSharedReading(one, sourceOf)),
        ...(kind === 'vet' && { abnormal: abnormalVitals(row, at) }),
      },
    }),
  };
}

function allergiesOf({ allergies }: SharedRow, sourceOf: SourceOf): SharedView['allergies'] {
  return allergies.map((one) => {
    const { allergen, severity, reaction } = toAllergy(one);
    return { allergen, severity, reaction, source: sourceOf(one) };
  });
}

const isResolved = ({ status }: Pick<Condition, 'status'>) => status === 'resolved';
const isPresent = (condition: Pick<Condition, 'status'>) => !isResolved(condition);

function conditionsOf({ conditions }: SharedRow, sourceOf: SourceOf, predicate: typeof isPresent): SharedCondition[] {
  return conditions.filter(predicate).map((one) => {
    const { name, status, diagnosedOn, whatToDo, note } = toCondition(one);
    return { name, status, diagnosedOn, whatToDo, note, source: sourceOf(one) };
  });
}

/** Twelve weeks, as in the diary. */
function symptomsOf(row: SharedRow, today: Day): SharedView['symptoms'] {
  const symptoms = row.symptoms.map((one) => ({ ...one, noticedAt: one.noticedAt.toISOString() }));
  return countSymptoms(symptoms, { from: addDays(today, 1 - 7 * DIARY_WEEKS), timeZone: homeZone(row) });
}

function chipOf(row: SharedRow | null) {
  return {
    microchip: row?.microchip ?? null,
    microchippedOn: row?.microchippedOn ? dayFromColumn(row.microchippedOn) : null,
    microchipPlace: row?.microchipPlace ?? null,
  };
}

interface ViewContext {
  sourceOf: SourceOf;
  link: Link;
  today: Day;
}

function toHealthSections(
  row: SharedRow,
  medications: readonly ReadMedication[],
  { sourceOf, link, today }: ViewContext,
): Partial<SharedView> {
  const { shows, kind } = link;
  const isVet = kind === 'vet';
  const current = currentMedications(medications, today);
  return {
    ...(shows('allergies') && { allergies: allergiesOf(row, sourceOf) }),
    ...(shows('conditions') && { conditions: conditionsOf(row, sourceOf, isPresent) }),
    ...(isVet && shows('conditions') && { resolvedConditions: conditionsOf(row, sourceOf, isResolved) }),
    ...(shows('symptoms') && { symptoms: symptomsOf(row, today) }),
    ...(isVet && shows('medication') && { pastMedications: pastMedicationsOf(medications, today) }),
    ...(shows('medication') && { medications: current.map((one) => toSharedMedication(one, today)) }),
    ...(shows('medication') && { treatments: row.treatments.map((one) => toSharedTreatment(one, sourceOf)) }),
    ...(showsLastTreatments(kind, shows) && { lastTreatments: lastTreatmentsOf(row, sourceOf) }),
    ...(shows('medication') && shows('allergies') && { unknownAllergens: unknownAllergensOf(current) }),
    ...(shows('vaccinations') && { vaccinations: vaccinationsOf(row, sourceOf, today) }),
  };
}

export function toSharedView(row: SharedRow, link: Link, at: Date): SharedView {
  const { shows, base } = link;
  const timeZone = homeZone(row);
  const today = dayIn(at, timeZone);
  const sourceOf = sourcesOf(row);
  const medications = readMedications(row, {
    sourceOf,
    isVet: link.kind === 'vet',
    showsWeight: shows('weight'),
    today,
  });
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
    severeAllergies: row.allergies.filter(({ severity }) => severity === 'severe').map(({ allergen }) => allergen),
    ...(link.kind === 'finder' && {
      lost: row.lostSince && {
        ...{ since: row.lostSince.toISOString(), note: row.lostNote, needsMedication: row.lostNeedsMedication },
      },
    }),
    ...(shows('identification') && { passportNumber: row.passportNumber }),
    ...(shows('contacts') && { contacts: { emergencyContact: row.emergencyContact, vetClinic: row.vetClinic } }),
    ...(shows('insurance') && { insurance: row.insurance }),
    ...(shows('notes') && { notes: cleanRichText(row.notes) }),
    ...toHealthSections(row, medications, { sourceOf, link, today }),
    ...measures(row, sourceOf, link, at),
    ...(shows('measures') && { measures: toSharedMeasures(row.measures) }),
    ...(shows('visits') && { visits: row.vetRecords.map((one) => toSharedVisit(one, sourceOf, shows('documents'))) }),
    ...(shows('labReports') && { labReports: row.labReports.map((one) => toSharedLabReport(one, sourceOf)) }),
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
