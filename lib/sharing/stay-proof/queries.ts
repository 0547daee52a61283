import 'server-only';
import { newestBy, notDeleted, notDeletedPet } from '@/lib/access/filters';
import { homeZone } from '@/lib/access/home-zone';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, type Prisma } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { deriveId } from '@/lib/core/security/derived-id';
import { dayIn, instantFromJson, msOf } from '@/lib/core/time/dates';
import { sortTasks, type Task, taskAppointments } from '@/lib/records/appointments/task-appointments';
import { treatmentLimits } from '@/lib/records/treatments/vocabulary';
import { toVaccinatedPet, vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { scheduleDoseColumns, toScheduleDose } from '@/lib/records/vaccinations/vaccination';
import { answerOf, type JudgedRule, judgeStay } from './judge';
import type { StayPeriod } from './schema';
import { type FacilityTemplate, writeTemplate } from './template';

const READ = 200;

interface StayProofRequest {
  template: FacilityTemplate;
  period: StayPeriod;
  at: Date;
}

function columnsFor(ids: readonly string[], at: Date) {
  return {
    ...vaccinatedColumns,
    id: true,
    name: true,
    microchip: true,
    country: true,
    owner: { select: { timeZone: true } },
    vaccinations: { where: notDeleted, orderBy: newestBy('givenOn'), take: READ, select: scheduleDoseColumns },
    treatments: {
      where: notDeleted,
      orderBy: newestBy('givenAt'),
      take: treatmentLimits.perPet,
      select: { kind: true, givenAt: true },
    },
    appointments: taskAppointments(ids, at),
  } satisfies Prisma.PetSelect;
}

function idOf(petId: string, { template, period }: StayProofRequest, ruleId: string): string {
  return deriveId(msOf(period.from), ['stay', petId, writeTemplate(template), period.from, period.until, ruleId]);
}

function rulesOf({ vaccines, treatments }: FacilityTemplate): string[] {
  return [...vaccines, ...treatments.map(({ kind }) => kind)];
}

/** Checks a pet against a facility's rules on each day of a stay. @throws AppError not_found */
export async function getStayProof(access: PetAccess<'view'>, request: StayProofRequest) {
  const { template, period, at } = request;
  const ids = new Map(rulesOf(template).map((rule) => [rule, idOf(access.petId, request, rule)]));
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: columnsFor([...ids.values()], at),
  });
  if (!row) throw notFoundError();
  const { id, name, microchip, owner, vaccinations, treatments, appointments, ...pet } = row;
  const timeZone = homeZone({ ...pet, owner });
  const today = dayIn(at, timeZone);
  const staying = { ...toVaccinatedPet(pet), doses: vaccinations.map(toScheduleDose), treatments };
  const rules = judgeStay(staying, template, { ...period, today, timeZone });
  const { visits, taskOf } = sortTasks(appointments, [...ids.values()]);
  // A timely visit to the vet completes a task as well.
  const settleRule = ({ of, todo }: JudgedRule): Task => {
    const task = taskOf(ids.get(of.id) ?? id);
    const inTime = visits.find(({ startsAt }) => {
      const day = dayIn(instantFromJson(startsAt), timeZone);
      return todo !== null && todo.from <= day && day <= todo.by;
    });
    return { ...task, appointment: task.appointment ?? inTime ?? null };
  };
  const tasks = new Map(rules.map((rule) => [rule.of.id as string, settleRule(rule)]));
  return {
    pet: { id, name, microchip, type: pet.type },
    rules,
    answer: answerOf(rules, template),
    tasks,
    today,
    timeZone,
  };
}

export type StayProof = Awaited<ReturnType<typeof getStayProof>>;
