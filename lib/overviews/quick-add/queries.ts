import 'server-only';
import { newestBy, notDeleted, writableBy, writingMembership } from '@/lib/access/filters';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { activeOrRecentFilter, taskColumns } from '@/lib/overviews/agenda/agenda-columns';
import { nothingPlanned } from '@/lib/overviews/agenda/agenda-pet';
import { doseItems } from '@/lib/overviews/agenda/task-items';
import { measureLimits } from '@/lib/records/measures/vocabulary';
import { checkedAllergies, withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { toDose, toPlannedMedication } from '@/lib/records/medications/medication';
import { photoUrl } from '@/lib/records/pets/pet';
import { vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import { toDueVaccines } from '@/lib/records/vaccinations/to-due-vaccine';
import { toVaccinatedPet, vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { scheduleDoseColumns, toScheduleDose } from '@/lib/records/vaccinations/vaccination';
import { idealRange } from '@/lib/records/weights/ideal-range';
import { toWeight, weightColumns } from '@/lib/records/weights/weight';
import type { QuickAdd, QuickDose, QuickFace, QuickMeasure, QuickMedication, QuickPet } from './quick-pet';

/** Lets every dose of a vaccine count towards the next one. */
const MAX_LIFELONG = 200;
/** Looks further back, because the newest body condition score may be some weighings old. */
const SCORED_WITHIN = 40;

const faceColumns = { id: true, name: true, type: true, cover: true, photoKey: true } as const;

const lastReading = {
  where: notDeleted,
  orderBy: newestBy('createdAt'),
  take: 1,
  select: { createdAt: true },
};

function quickColumns(today: Day, at: Date) {
  const { medications, doses } = taskColumns(today, at);
  const all = { ...medications, where: { ...medications.where, AND: [activeOrRecentFilter(today)] } };
  return {
    ...faceColumns,
    gender: true,
    ...vaccinatedColumns,
    allergies: checkedAllergies,
    ...{ medications: all, doses },
    weights: { where: notDeleted, orderBy: newestBy('measuredAt'), take: SCORED_WITHIN, select: weightColumns },
    vaccinations: { where: notDeleted, orderBy: newestBy('givenOn'), take: MAX_LIFELONG, select: scheduleDoseColumns },
    measures: {
      where: notDeleted,
      orderBy: newestBy('createdAt'),
      take: measureLimits.perPet,
      select: { id: true, kind: true, name: true, unit: true, endedOn: true, createdAt: true, readings: lastReading },
    },
    vetRecords: {
      where: notDeleted,
      orderBy: newestBy('visitedOn'),
      take: 1,
      select: { visitedOn: true, currency: true },
    },
    expenses: { where: notDeleted, orderBy: newestBy('paidOn'), take: 1, select: { currency: true } },
  };
}

const active = { deletedAt: null, archivedAt: null, deceasedOn: null };

/** All pets of the list, read through the member's own row in the same statement. */
function facesOf(viewer: Viewer, at: Date) {
  const memberships = {
    where: { ...writingMembership(viewer, at), pet: active },
    orderBy: { petId: 'asc' },
    select: { pet: { select: faceColumns } },
  } as const;
  return { where: { userId: viewer.userId }, take: 1, select: { user: { select: { memberships } } } };
}

function findRow(viewer: Viewer, petId: string | undefined, today: Day, at: Date) {
  return db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: { ...writableBy(viewer, at), ...active, ...(petId !== undefined && { id: petId }) },
    orderBy: { id: 'asc' },
    select: { ...quickColumns(today, at), members: facesOf(viewer, at) },
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

const hasTasks = ({ frequency, stockDoses }: Row['medications'][number]) => frequency !== 'PRN' || stockDoses !== null;

function currentMedications({ medications }: Row, today: Day): QuickMedication[] {
  return medications
    .map(toPlannedMedication)
    .filter(({ startsOn, endsOn }) => startsOn <= today && (endsOn === null || endsOn >= today))
    .map(({ id, name }) => ({ id, name }));
}

function openDoses(row: Row, at: Date): QuickDose[] {
  const medications = row.medications
    .filter(hasTasks)
    .map((one) => withAllergyCheck(toPlannedMedication(one), row.allergies));
  const doses = row.doses.map(({ medicationId, ...dose }) => ({ ...toDose({ ...dose, note: null }), medicationId }));
  const { id, name } = row;
  return doseItems({ ...nothingPlanned, id, name, vaccinated: toVaccinatedPet(row), medications, doses }, at)
    .filter(({ place, state }) => place === 'today' && state !== 'done')
    .map(({ key, id: medicationId, title, detail, time, state, scheduledFor }) => {
      return { key, id: medicationId, title: String(title), detail, time, state, scheduledFor };
    });
}

function measuresInUse({ measures }: Row): QuickMeasure[] {
  const usedAt = ({ readings, createdAt }: Row['measures'][number]) => (readings[0]?.createdAt ?? createdAt).getTime();
  return measures
    .filter(({ endedOn }) => endedOn === null)
    .toSorted((a, b) => usedAt(b) - usedAt(a))
    .map(({ id, kind, name, unit }) => ({ id, kind, name, unit }));
}

function toFace({ id, name, type, cover, photoKey }: Pick<Row, keyof typeof faceColumns>): QuickFace {
  return { id, name, type, cover, photoUrl: photoUrl(`/api/pets/${id}`, photoKey) };
}

function toQuickPet(row: Row, locale: FormatLocale, today: Day, at: Date): QuickPet {
  const language = languageOf(locale);
  const own = vaccinesOf(row.type);
  const [visit] = row.vetRecords;
  const vaccinatedPet = toVaccinatedPet(row);
  const plannedVaccines = dueVaccinations(vaccinatedPet, row.vaccinations.map(toScheduleDose), today);
  return {
    ...toFace(row),
    gender: row.gender,
    weight: row.weights[0] ? toWeight(row.weights[0]) : null,
    ideal: idealRange(row.weights.map(toWeight), vaccinatedPet, at),
    due: toDueVaccines(plannedVaccines, language),
    vaccines: Object.fromEntries(own.map(({ id, name }) => [id, name[language]])),
    validityFromVet: own.filter(({ validityFromVet }) => validityFromVet).map(({ id }) => id),
    doses: openDoses(row, at),
    medications: currentMedications(row, today),
    measures: measuresInUse(row),
    haveMeasuresEnded: row.measures.length > 0 && row.measures.every(({ endedOn }) => endedOn !== null),
    lastVisitOn: visit ? dayFromColumn(visit.visitedOn) : null,
    currency: visit?.currency ?? row.expenses[0]?.currency ?? null,
  };
}

export async function getQuickAdd(
  viewer: Viewer,
  { locale, at, petId }: { locale: FormatLocale; at: Date; petId?: string | undefined },
): Promise<QuickAdd> {
  const { day: today } = fromInstant(at, viewer.timeZone);
  const row = await findRow(viewer, petId, today, at);
  // The requested pet is not in the list. The first one shows the list.
  const listedPet = row ?? (petId === undefined ? null : await findRow(viewer, undefined, today, at));
  const { timeZone, isTimeZoneKnown, weightUnit, temperatureUnit } = viewer;
  return {
    reader: { locale, timeZone, isTimeZoneKnown, weightUnit, temperatureUnit },
    pets: listedPet?.members[0]?.user?.memberships.map(({ pet }) => toFace(pet)) ?? [],
    pet: row && toQuickPet(row, locale, today, at),
  };
}
