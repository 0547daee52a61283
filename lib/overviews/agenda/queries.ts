import 'server-only';
import { activeAt, notDeleted, ownedBy, visibleTo } from '@/lib/access/filters';
import { hasOthers, toPerson } from '@/lib/access/people';
import type { Caller, Viewer } from '@/lib/access/viewer';
import type { PastRoutine } from '@/lib/collections/columns/routines';
import type { Responsible } from '@/lib/collections/responsible';
import { isOidcOnly } from '@/lib/core/auth/oidc';
import { db } from '@/lib/core/db/client';
import { dayFromColumn } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toAppointment } from '@/lib/records/appointments/appointment';
import { checkedAllergies, withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { toDose, toPlannedMedication } from '@/lib/records/medications/medication';
import {
  type BinnedPet,
  type ListedPet,
  roleOf,
  type summaryColumns,
  toListedPet,
  toSummary,
} from '@/lib/records/pets/pet';
import { MAX_PETS, MAX_PETS_CARED_FOR } from '@/lib/records/pets/vocabulary';
import { toCompletion } from '@/lib/records/routines/routine';
import { dueTreatments, toDated } from '@/lib/records/treatments/treatment';
import { toVaccinatedPet, vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { toScheduleDose } from '@/lib/records/vaccinations/vaccination';
import { toUndelivered, type UndeliveredReminder, undeliveredRows } from '@/lib/reminders/undelivered';
import type { OpenAnswer } from '@/lib/sharing/proposals/open-answer';
import { columnsAround, healthColumns, peopleTogether, taskColumns, undecidedProposals } from './agenda-columns';
import type { AgendaItem } from './agenda-item';
import type { AgendaPet } from './agenda-pet';
import { doseItems, routineItems } from './task-items';

const writerIdOf = ({ createdById, updatedById }: { createdById: string | null; updatedById: string | null }) =>
  updatedById ?? createdById;

function findRows(viewer: Viewer, at: Date) {
  const { day } = fromInstant(at, viewer.timeZone);
  return db().user.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id: viewer.userId },
    select: {
      memberships: {
        where: { ...activeAt(at), pet: notDeleted },
        orderBy: { petId: 'desc' },
        select: {
          role: true,
          pet: { select: { ...columnsAround(day, at), members: peopleTogether, ...undecidedProposals } },
        },
      },
      reminders: undeliveredRows,
      passkeyOffer: true,
    },
  });
}

type Membership = Awaited<ReturnType<typeof findRows>>['memberships'][number];
type Row = Omit<Membership['pet'], 'members' | 'proposals'>;
type PlannedRow = Omit<Row, Exclude<keyof typeof summaryColumns, keyof typeof vaccinatedColumns | 'id' | 'name'>>;

const isActive = ({ archivedAt, deceasedOn }: Pick<Row, 'archivedAt' | 'deceasedOn'>) =>
  archivedAt === null && deceasedOn === null;

function toAgendaPet(row: PlannedRow, people: AgendaPet['people']): AgendaPet {
  const { id, name } = row;
  return {
    id,
    name,
    people,
    vaccinated: toVaccinatedPet(row),
    vaccinations: row.vaccinations.map(toScheduleDose),
    treatments: dueTreatments(row.treatments.map(toDated)),
    routines: row.routines.map(({ plannedFrom, pastPlans, responsible, ...routine }) => ({
      ...routine,
      responsible: responsible as Responsible,
      plannedFrom: plannedFrom.toISOString(),
      pastPlans: pastPlans as unknown as PastRoutine[],
    })),
    completions: row.completions.map((one) => ({ ...toCompletion(one), writerId: writerIdOf(one) })),
    medications: row.medications.map(({ responsible, ...one }) => ({
      ...withAllergyCheck(toPlannedMedication(one), row.allergies),
      responsible: responsible as Responsible,
    })),
    doses: row.doses.map(({ medicationId, ...dose }) => ({
      ...toDose({ ...dose, note: null }),
      medicationId,
      writerId: writerIdOf(dose),
    })),
    appointments: row.appointments.map(toAppointment),
    visits: row.vetRecords.map(({ followUpOn, followedUpAt, ...visit }) => ({
      ...visit,
      followUpOn: followUpOn && dayFromColumn(followUpOn),
      followedUpAt: followedUpAt?.toISOString() ?? null,
    })),
  };
}

function openAnswers({ role, pet }: Membership): OpenAnswer[] {
  const [last] = pet.proposals;
  if (role !== 'owner' || !last) return [];
  const { id, name } = pet;
  return [{ pet: { id, name }, name: last.answer.name ?? '', count: pet.proposals.length }];
}

export interface TodayData {
  pets: ListedPet[];
  agenda: AgendaPet[];
  undelivered: UndeliveredReminder[];
  answers: OpenAnswer[];
  isShared: boolean;
  hasPasskeyOffer: boolean;
}

export async function getAgenda(viewer: Viewer, at: Date): Promise<TodayData> {
  const { memberships, reminders, passkeyOffer } = await findRows(viewer, at);
  const pets = memberships.map(({ pet }) => ({ ...pet, people: pet.members.map((one) => toPerson(one, at)) }));
  const names = new Map(pets.map(({ id, name }) => [id, name]));
  return {
    pets: memberships.map(({ role, pet }) => ({ ...toSummary(pet), role })),
    agenda: pets.filter(isActive).map((pet) => toAgendaPet(pet, pet.people)),
    undelivered: toUndelivered(reminders, names, viewer.timeZone),
    answers: memberships.flatMap(openAnswers),
    isShared: pets.some(({ people }) => hasOthers(people)),
    hasPasskeyOffer: passkeyOffer === true && !isOidcOnly(),
  };
}

export interface PetsData {
  pets: ListedPet[];
  states: AgendaPet[];
  bin: BinnedPet[];
}

export async function getPets(viewer: Viewer, at: Date): Promise<PetsData> {
  const { day } = fromInstant(at, viewer.timeZone);
  const rows = await db().pet.findMany({
    relationLoadStrategy: 'join',
    where: { ...visibleTo(viewer, at), OR: [notDeleted, ownedBy(viewer)] },
    orderBy: [{ deletedAt: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
    take: 2 * MAX_PETS + MAX_PETS_CARED_FOR,
    select: { ...healthColumns(day, at), ...roleOf(viewer), deletedAt: true },
  });
  const activeRows = rows.filter(({ deletedAt }) => deletedAt === null);
  const none = { routines: [], completions: [], appointments: [], vetRecords: [] };
  return {
    pets: activeRows.map(toListedPet),
    states: activeRows.filter(isActive).map((row) => toAgendaPet({ ...row, ...none }, [])),
    bin: rows.flatMap(({ id, name, deletedAt }) =>
      deletedAt ? [{ id, name, deletedOn: dayFromColumn(deletedAt) }] : [],
    ),
  };
}

export type Task = Pick<
  AgendaItem,
  'kind' | 'petId' | 'petName' | 'id' | 'detail' | 'day' | 'time' | 'timeZone' | 'state' | 'skipped'
> &
  Pick<AgendaItem, 'scheduledFor' | 'doneAt' | 'by'> & { title: string };

function toTask({ kind, petId, petName, id, title, detail, day, time, timeZone, ...item }: AgendaItem): Task {
  const { state, skipped, scheduledFor, doneAt, by } = item;
  const plannedMoment = { day, time, timeZone, scheduledFor };
  return { kind, petId, petName, id, title: String(title), detail, ...plannedMoment, state, skipped, doneAt, by };
}

const noPlans = { vaccinations: [], treatments: [], appointments: [], vetRecords: [] };

/** Routines and doses of today, and overdue doses, in order of time. */
export async function listTasks(caller: Caller, at: Date): Promise<Task[]> {
  const { day } = fromInstant(at, caller.timeZone);
  const rows = await db().pet.findMany({
    relationLoadStrategy: 'join',
    where: { ...visibleTo(caller, at), ...notDeleted, archivedAt: null, deceasedOn: null },
    orderBy: { id: 'asc' },
    take: MAX_PETS + MAX_PETS_CARED_FOR,
    select: {
      ...{ id: true, name: true, members: peopleTogether, allergies: checkedAllergies },
      ...{ ...vaccinatedColumns, ...taskColumns(day, at) },
    },
  });
  const pets = rows.map(({ members, ...row }) => {
    const people = members.map((one) => toPerson(one, at));
    return toAgendaPet({ ...row, ...noPlans }, people);
  });
  return pets
    .flatMap((pet) => [...routineItems(pet, at), ...doseItems(pet, at)])
    .filter(({ place }) => place === 'today')
    .sort((one, other) => ((one.at ?? '') < (other.at ?? '') ? -1 : 1))
    .map(toTask);
}
