import 'server-only';
import { newestBy, notDeleted } from '@/lib/access/filters';
import type { OwnStay } from '@/lib/access/own-stay';
import type { StayAccess } from '@/lib/access/stay-access';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { cleanRichText, richTextToPlain } from '@/lib/core/text/rich-text';
import { type Day, dayIn, dayToColumn } from '@/lib/core/time/dates';
import type { Allergy } from '@/lib/records/allergies/allergy';
import type { Condition } from '@/lib/records/conditions/condition';
import { asNeededOf, type StayAsNeeded } from '@/lib/sharing/stays/as-needed';
import { careColumns, careOf, type StayCare } from '@/lib/sharing/stays/care';
import { type StayDesk, stayDeskColumns, toStayDesk } from '@/lib/sharing/stays/desk';
import type { StayNote } from '@/lib/sharing/stays/note';
import { planOf, type StayTask } from '@/lib/sharing/stays/plan';
import { planColumns } from '@/lib/sharing/stays/plan-columns';
import { type Stay, stayColumns, toStay } from '@/lib/sharing/stays/stay';

const MAX_CONDITIONS = 50;

export interface StayDay {
  day: Day;
  isToday: boolean;
  ownerPhone: string | null;
  tasks: StayTask[];
  asNeeded: StayAsNeeded[];
  pets: StayDayPet[];
  note: StayNote | null;
}

export interface StayDayPet {
  id: string;
  name: string;
  /** All severities, severe ones first. */
  allergies: Pick<Allergy, 'allergen' | 'severity' | 'reaction'>[];
  conditions: Pick<Condition, 'name' | 'status' | 'whatToDo'>[];
  emergencyContact: string | null;
  vetClinic: string | null;
  /** Sanitized HTML; null if empty. */
  notes: string | null;
  care: StayCare;
}

const petColumns = {
  ...{ id: true, name: true, emergencyContact: true, vetClinic: true, notes: true },
  ...careColumns,
  conditions: {
    where: { ...notDeleted, status: { not: 'resolved' as const } },
    orderBy: newestBy('createdAt'),
    take: MAX_CONDITIONS,
    select: { name: true, status: true, whatToDo: true },
  },
} as const;

/** Checks in the same statement that the stay is not revoked. */
export async function findStayDay(stay: StayAccess, day: Day, at: Date): Promise<StayDay | null> {
  const row = await db().stay.findFirst({
    relationLoadStrategy: 'join',
    where: { id: stay.stayId, revokedAt: null },
    select: {
      ownerPhone: true,
      notes: {
        where: { day: dayToColumn(day) },
        select: { text: true, by: true, photo: { select: { id: true, deletedAt: true } } },
      },
      pets: {
        where: { petId: { in: stay.pets.map(({ id }) => id) }, pet: notDeleted },
        orderBy: { petId: 'asc' },
        select: { pet: { select: { ...petColumns, ...planColumns({ from: day, until: day }) } } },
      },
    },
  });
  if (!row) return null;
  const pets = row.pets.map(({ pet }) => pet);
  const tasks = pets.flatMap((pet) => planOf(pet.id, pet, { from: day, until: day }, at));
  const [note] = row.notes;
  return {
    day,
    isToday: day === dayIn(at, stay.timeZone),
    ownerPhone: row.ownerPhone,
    tasks: tasks.toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time))),
    asNeeded: pets.flatMap((pet) => asNeededOf(pet.id, pet, day, at)),
    pets: pets.map((pet) => {
      const { id, name, allergies, conditions, emergencyContact, vetClinic, notes } = pet;
      return {
        ...{ id, name, conditions, emergencyContact, vetClinic },
        allergies: allergies.map(({ allergen, severity, reaction }) => ({ allergen, severity, reaction })),
        notes: richTextToPlain(notes).trim() === '' ? null : cleanRichText(notes),
        care: careOf(pet, day),
      };
    }),
    note: note
      ? { day, text: note.text, by: note.by, photoId: note.photo?.deletedAt === null ? note.photo.id : null }
      : null,
  };
}

/** @throws AppError not_found once the link is over or stopped */
export async function getStayUrl({ stayId, ownerId }: OwnStay, at: Date): Promise<string> {
  const row = await db().stay.findFirst({ where: { id: stayId, ownerId }, select: stayColumns });
  const url = row && toStay(row, at).url;
  if (!url) throw notFoundError();
  return url;
}

export async function listStays(viewer: Viewer, page: PageQuery, at: Date): Promise<Page<Stay>> {
  const { where, ...rest } = pageArguments(page);
  const rows = await db().stay.findMany({
    relationLoadStrategy: 'join',
    where: { AND: [where, { ownerId: viewer.userId }] },
    ...rest,
    select: stayColumns,
  });
  return toPage(
    rows.map((row) => toStay(row, at)),
    page,
  );
}

export async function getStaysPage(viewer: Viewer, at: Date): Promise<StayDesk> {
  const owner = await db().user.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id: viewer.userId },
    select: stayDeskColumns,
  });
  return toStayDesk(owner, at);
}
