import 'server-only';
import { newestBy, notDeleted, notDeletedPet } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type Day, dayFromColumn, dayIn, dayToColumn } from '@/lib/core/time/dates';
import { allergyColumns, toAllergy } from '@/lib/records/allergies/allergy';
import {
  type Appointment,
  appointmentColumns,
  toAppointment,
  upcomingSince,
} from '@/lib/records/appointments/appointment';
import { conditionColumns, toCondition } from '@/lib/records/conditions/condition';
import { labReportColumns, toLabReport } from '@/lib/records/lab-reports/lab-report';
import { SHARED_REPORTS } from '@/lib/records/lab-reports/vocabulary';
import { measureColumns } from '@/lib/records/measures/measure';
import { readingColumns } from '@/lib/records/measures/reading';
import { CHARTED_READINGS, measureLimits } from '@/lib/records/measures/vocabulary';
import { withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { doseColumns, medicationColumns, toDose, toMedication } from '@/lib/records/medications/medication';
import { petColumns, toPet } from '@/lib/records/pets/pet';
import { countSymptoms } from '@/lib/records/symptoms/frequency';
import { symptomColumns, toSymptom } from '@/lib/records/symptoms/symptom';
import { COUNTED_SYMPTOMS } from '@/lib/records/symptoms/vocabulary';
import { withMarks } from '@/lib/records/vaccinations/dose-marks';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import { scheduleDoseColumns, toScheduleDose } from '@/lib/records/vaccinations/vaccination';
import { toWeight, weightColumns } from '@/lib/records/weights/weight';
import { countDoses, logCompleteFrom } from './missed-doses';
import { newsSince } from './news';
import { readingsSince } from './readings-since';
import { sinceOf } from './since';
import { weightChange } from './weight-change';

const MAX_LIFELONG = 200;
const WEIGHTS = 400;
/** Maximum for all medications together: half a year of five doses a day. */
const LOG = 1000;

interface BriefRequest {
  chosen: unknown;
  timeZone: string;
  at: Date;
}

const measures = {
  where: notDeleted,
  orderBy: newestBy('createdAt'),
  take: measureLimits.perPet,
  select: {
    ...measureColumns,
    readings: { where: notDeleted, orderBy: newestBy('measuredAt'), take: CHARTED_READINGS, select: readingColumns },
  },
} as const;

function readRow(access: PetAccess<'view'>, at: Date, today: Day) {
  return db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: {
      ...petColumns,
      vetRecords: {
        where: { ...notDeleted, visitedOn: { lte: dayToColumn(today) } },
        orderBy: newestBy('visitedOn'),
        take: 1,
        select: { visitedOn: true },
      },
      appointments: {
        where: { ...notDeleted, status: 'planned', kind: 'vet', startsAt: { gte: upcomingSince(at) } },
        orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
        take: 1,
        select: appointmentColumns,
      },
      weights: { where: notDeleted, orderBy: newestBy('measuredAt'), take: WEIGHTS, select: weightColumns },
      vaccinations: {
        where: notDeleted,
        orderBy: newestBy('givenOn'),
        take: MAX_LIFELONG,
        select: scheduleDoseColumns,
      },
      symptoms: {
        where: notDeleted,
        orderBy: newestBy('noticedAt'),
        take: COUNTED_SYMPTOMS,
        select: symptomColumns,
      },
      labReports: { where: notDeleted, orderBy: newestBy('sampledOn'), take: SHARED_REPORTS, select: labReportColumns },
      measures,
      conditions: {
        where: notDeleted,
        orderBy: newestBy('createdAt'),
        take: MAX_LIFELONG,
        select: { ...conditionColumns, createdAt: true },
      },
      allergies: {
        where: notDeleted,
        orderBy: newestBy('createdAt'),
        take: MAX_LIFELONG,
        select: { ...allergyColumns, createdAt: true },
      },
      medications: { where: notDeleted, orderBy: newestBy('startsOn'), take: MAX_LIFELONG, select: medicationColumns },
      doses: { orderBy: newestBy('at'), take: LOG, select: { ...doseColumns, medicationId: true } },
    },
  });
}

export async function getVisitBrief(access: PetAccess<'view'>, { chosen, timeZone, at }: BriefRequest) {
  const today = dayIn(at, timeZone);
  const row = await readRow(access, at, today);
  if (!row) throw notFoundError();
  const {
    vetRecords,
    appointments,
    weights,
    doses,
    symptoms: symptomRows,
    labReports,
    measures: measureRows,
    ...rest
  } = row;
  const { vaccinations: vaccinationRows, conditions: ill, allergies: allergic, medications: drugs, ...petRow } = rest;
  const pet = toPet(petRow);
  const lastVisit = vetRecords[0] ? dayFromColumn(vetRecords[0].visitedOn) : null;
  const since = sinceOf(chosen, lastVisit, today);
  const { from } = since;

  const notedOn = ({ createdAt }: { createdAt: Date }) => dayIn(createdAt, timeZone);
  const conditions = ill.map((one) => ({ ...toCondition(one), notedOn: notedOn(one) }));
  const allergies = allergic.map((one) => ({ ...toAllergy(one), notedOn: notedOn(one) }));
  const medications = drugs.map((one) => withAllergyCheck(toMedication(one), allergies));
  const log = doses.map((dose) => ({ ...toDose(dose), medicationId: dose.medicationId }));
  const vaccinations = withMarks(pet, vaccinationRows.map(toScheduleDose));
  const symptoms = symptomRows.map(toSymptom);
  const next: Appointment | null = appointments[0] ? toAppointment(appointments[0]) : null;
  return {
    pet,
    today,
    since,
    lastVisit,
    next,
    symptoms: countSymptoms(symptoms, { from, timeZone }),
    labReports: labReports.map(toLabReport),
    measures: readingsSince(measureRows, from, timeZone),
    weight: weightChange(weights.map(toWeight), from, timeZone),
    doses: countDoses(medications, log, { from, completeSince: logCompleteFrom(log, LOG), at }),
    news: newsSince({ conditions, allergies, medications }, from, today),
    hasVaccinations: vaccinations.length > 0,
    vaccinations: vaccinations.filter(({ givenOn }) => givenOn >= from && givenOn <= today),
    due: dueVaccinations(pet, vaccinations, today).filter(
      ({ status, lastDoseStatus }) => status !== 'upcoming' && (status !== 'undated' || lastDoseStatus !== null),
    ),
    conditions: conditions.filter(({ status }) => status !== 'resolved'),
    medications,
  };
}

export type VisitBrief = Awaited<ReturnType<typeof getVisitBrief>>;
