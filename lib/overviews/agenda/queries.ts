import 'server-only';
import { activeAt, notDeleted, ownedBy, visibleTo } from '@/lib/access/filters';
import { hasOthers, toPerson } from '@/lib/access/people';
import type { Viewer } from '@/lib/access/viewer';
import type { PastRoutine } from '@/lib/collections/columns/routines';
import type { Responsible } from '@/lib/collections/responsible';
import { db } from '@/lib/core/db/client';
import { dayFromColumn } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { toAppointment } from '@/lib/records/appointments/appointment';
import { withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { toDose, toPlannedMedication } from '@/lib/records/medications/medication';
import { type BinnedPet, type ListedPet, roleOf, toListedPet, toSummary } from '@/lib/records/pets/pet';
import { MAX_PETS, MAX_PETS_CARED_FOR } from '@/lib/records/pets/vocabulary';
import { toCompletion } from '@/lib/records/routines/routine';
import { dueTreatments, toDated } from '@/lib/records/treatments/treatment';
import { toVaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import { toScheduleDose } from '@/lib/records/vaccinations/vaccination';
import { toUndelivered, type Undelivered, undeliveredRows } from '@/lib/reminders/undelivered';
import type { OpenAnswer } from '@/lib/sharing/proposals/open-answer';
import { columnsAround, healthColumns, peopleTogether, undecided } from './agenda-columns';
import type { AgendaPet } from './agenda-pet';

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
        select: { role: true, pet: { select: { ...columnsAround(day, at), members: peopleTogether, ...undecided } } },
      },
      reminders: undeliveredRows,
    },
  });
}

type Row = Omit<Awaited<ReturnType<typeof findRows>>['memberships'][number]['pet'], 'members' | 'proposals'>;

const isActive = ({ archivedAt, deceasedOn }: Pick<Row, 'archivedAt' | 'deceasedOn'>) =>
  archivedAt === null && deceasedOn === null;

function toAgendaPet(row: Row, people: AgendaPet['people']): AgendaPet {
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

type Membership = Awaited<ReturnType<typeof findRows>>['memberships'][number];

function openAnswers({ role, pet }: Membership): OpenAnswer[] {
  const [last] = pet.proposals;
  if (role !== 'owner' || !last) return [];
  const { id, name } = pet;
  return [{ pet: { id, name }, name: last.answer.name ?? '', count: pet.proposals.length }];
}

export interface TodayData {
  pets: ListedPet[];
  agenda: AgendaPet[];
  undelivered: Undelivered[];
  answers: OpenAnswer[];
  isShared: boolean;
}

export async function getAgenda(viewer: Viewer, at: Date): Promise<TodayData> {
  const { memberships, reminders } = await findRows(viewer, at);
  const pets = memberships.map(({ pet }) => ({ ...pet, people: pet.members.map((one) => toPerson(one, at)) }));
  const names = new Map(pets.map(({ id, name }) => [id, name]));
  return {
    pets: memberships.map(({ role, pet }) => ({ ...toSummary(pet), role })),
    agenda: pets.filter(isActive).map((pet) => toAgendaPet(pet, pet.people)),
    undelivered: toUndelivered(reminders, names, viewer.timeZone),
    answers: memberships.flatMap(openAnswers),
    isShared: pets.some(({ people }) => hasOthers(people)),
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
