import 'server-only';
import { db, Prisma, requireTransaction } from '@/lib/core/db/client';
import { queryDirectly } from '@/lib/core/db/direct';
import { AppError, forbiddenError, notFoundError } from '@/lib/core/runtime/errors';
import { hashSecret, isSecret } from '@/lib/core/security/secrets';
import { fold } from '@/lib/core/text/fold';
import { type Day, dayIn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import type { PetCover, PetType } from '@/prisma/client/enums';
import { type Person, peopleOfPet } from './people';
import type { PetAccess, WriteAccess } from './pet-access';
import { allMarks, markSitter, type SitterName } from './sitter-name';
import type { StayAllow } from './stay-allows';
import { isDayOf, type StayPeriod, sitterDays } from './stay-days';
import { readSitter, type Sitter } from './stay-sitter';

declare const open: unique symbol;

export interface StayPet {
  readonly id: string;
  readonly name: string;
  readonly type: PetType;
  readonly cover: PetCover;
  readonly photoKey: string | null;
  readonly people: readonly Person[];
  readonly sitters: readonly { readonly id: string; readonly name: string; readonly device: string }[];
  readonly own: string | null;
}

/** Proof, made by this module only, of an open stay and its link. Grants no access to a pet by itself. */
export interface StayAccess extends StayPeriod {
  readonly [open]: true;
  readonly stayId: string;
  /** Empty if the owner has no name. The owner's email address is never shown. */
  readonly ownerName: string;
  readonly ownerFirstName: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly allows: readonly StayAllow[];
  readonly pets: readonly StayPet[];
  readonly sitter: string | null;
  readonly sitterName: SitterName | null;
  /** Device id from the cookie. Empty without a cookie; the sitter then cannot undo entries. */
  readonly device: string;
  readonly ownerLocale: string;
}

export interface ClosedStay {
  readonly closed: 'before' | 'after' | 'stopped';
  /** Pets and days of a stay that has not begun, for visitors who check the link. */
  readonly upcoming: { names: string[]; fromDay: Day; untilDay: Day | null } | null;
}

interface StayRow extends Omit<StayAccess, typeof open | 'sitter' | 'sitterName' | 'device' | 'pets'> {
  revokedAt: Date | null;
  pets: Omit<StayPet, 'own'>[] | null;
}

const stayStatement = (accessKey: string, at: Date) => Prisma.sql`
  SELECT s."id" AS "stayId", s."fromDay"::text, s."untilDay"::text, s."timeZone", s."startsAt", s."endsAt", s."allows",
    s."revokedAt", u."locale" AS "ownerLocale", TRIM(u."firstName" || ' ' || u."lastName") AS "ownerName", TRIM(u."firstName") AS "ownerFirstName", (
      SELECT jsonb_agg(jsonb_build_object('id', p."id", 'name', p."name", 'type', p."type", 'cover', p."cover",
        'photoKey', p."photoKey", 'people', ${peopleOfPet(at)}, 'sitters', COALESCE((
          SELECT jsonb_agg(jsonb_build_object('id', m."id", 'name', m."name", 'device', m."device"))
          FROM "PetMember" m WHERE m."stayId" = s."id" AND m."petId" = p."id"
        ), '[]'::jsonb)) ORDER BY p."id")
      FROM "StayPet" sp JOIN "Pet" p ON p."id" = sp."petId" AND p."ownerId" = s."ownerId" AND p."deletedAt" IS NULL
      WHERE sp."stayId" = s."id"
    ) AS "pets"
  FROM "Stay" s JOIN "User" u ON u."id" = s."ownerId" AND u."suspendedAt" IS NULL
  WHERE s."keyHash" = ${hashSecret(accessKey)}`;

function closedAt({ startsAt, endsAt, revokedAt, pets }: StayRow, at: Date): ClosedStay['closed'] | null {
  if (revokedAt || !pets) return 'stopped';
  if (at < startsAt) return 'before';
  return endsAt === null || at < endsAt ? null : 'after';
}

const upcomingStay = ({ pets, fromDay, untilDay }: StayRow): ClosedStay['upcoming'] => ({
  names: (pets ?? []).map(({ name }) => name),
  ...{ fromDay, untilDay },
});

export async function findStay(
  accessKey: string,
  cookie: string | null | undefined,
  at: Date,
): Promise<StayAccess | ClosedStay | null> {
  if (!isSecret(accessKey)) return null;
  const [row] = await queryDirectly<StayRow>(stayStatement(accessKey, at));
  if (!row) return null;
  const closure = closedAt(row, at);
  if (closure) return { closed: closure, upcoming: closure === 'before' ? upcomingStay(row) : null };
  const { revokedAt: _, ...stay } = row;
  return asSitter({ ...stay, pets: row.pets ?? [] } as unknown as StayAccess, readSitter(row.stayId, cookie));
}

export async function asSitter(stay: StayAccess, sitter: Sitter | null): Promise<StayAccess> {
  const name = sitter && (await markSitter(sitter.typed, stay.ownerLocale));
  const device = sitter?.device ?? '';
  const names = sitter ? await allMarks(sitter.typed) : [];
  const isOwn = (row: { name: string; device: string }) => names.includes(row.name) && row.device === device;
  const pets = stay.pets.map((pet) => ({ ...pet, own: pet.sitters.find(isOwn)?.id ?? null }));
  return { ...stay, pets, sitter: sitter?.typed ?? null, sitterName: name, device };
}

function isMember({ pets }: StayAccess, name: string): boolean {
  const members = pets.flatMap(({ people }) => people.filter(({ userId }) => userId !== null));
  return members.some((member) =>
    [member.name ?? '', (member.name ?? '').split(' ')[0] ?? ''].some(
      (own) => fold(own) !== '' && fold(own) === fold(name),
    ),
  );
}

/** Allows a family to take turns on several devices each. */
const MAX_SITTERS = 10;
const MAX_DEVICES = 40;

/**
 * Adds memberships that the sitter's entries name as their writer. They end at once and have no account.
 * @throws AppError forbidden if the stay allows no entries; limit_reached; invalid for a member's name, because their
 * entries could be confused
 */
export async function nameSitter(stay: StayAccess, { typed, device }: Sitter, at: Date): Promise<StayAccess> {
  requireTransaction();
  const { stayId } = stay;
  if (stay.allows.length === 0) throw forbiddenError();
  await holdStay(stay, at);
  const name = await markSitter(typed, stay.ownerLocale);
  const namedSitters = await db().petMember.findMany({
    where: { stayId },
    select: { id: true, petId: true, name: true, device: true },
  });
  const names = await allMarks(typed);
  const isOwn = (row: (typeof namedSitters)[number]) => names.includes(row.name ?? '') && row.device === device;
  const own = new Map(namedSitters.filter(isOwn).map((row) => [row.petId, row.id]));
  const missing = stay.pets.filter(({ id }) => !own.has(id));
  if (missing.length > 0 && isMember(stay, typed)) {
    throw new AppError('invalid', 'Please check the fields', { fields: { name: 'stays.validation.memberName' } });
  }
  if (own.size === 0) requireRoom(namedSitters, name);
  const row = { role: 'carer' as const, colour: 'clay' as const, name, device, stayId, joinedAt: at, endsAt: at };
  const data = missing.map(({ id }) => ({ id: newId(), petId: id, ...row }));
  await db().petMember.createMany({ data });
  for (const one of data) own.set(one.petId, one.id);
  const pets = stay.pets.map((pet) => ({ ...pet, own: own.get(pet.id) ?? null }));
  return { ...stay, pets, sitter: typed, sitterName: name, device };
}

function requireRoom(namedSitters: readonly { name: string | null; device: string }[], name: string): void {
  const names = new Set(namedSitters.map((row) => row.name));
  const devices = new Set(namedSitters.map((row) => `${row.device} ${row.name}`));
  if ((names.size < MAX_SITTERS || names.has(name)) && devices.size < MAX_DEVICES) return;
  throw new AppError('limit_reached', `A stay has at most ${MAX_SITTERS} names on ${MAX_DEVICES} devices`);
}

/** Locks the stay until the transaction ends. @throws AppError not_found if the stay ended or was stopped */
async function holdStay({ stayId, pets }: StayAccess, at: Date, petId = pets[0]?.id): Promise<void> {
  requireTransaction();
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 AS "held" FROM "Stay" s JOIN "Pet" p ON p."id" = ${petId}::uuid AND p."ownerId" = s."ownerId" AND p."deletedAt" IS NULL
    WHERE s."id" = ${stayId}::uuid AND s."revokedAt" IS NULL AND s."startsAt" <= ${at}
      AND (s."endsAt" IS NULL OR s."endsAt" > ${at}) FOR NO KEY UPDATE OF s`;
  if (rows.length === 0) throw notFoundError();
}

export function requestedDay(stay: StayAccess, value: unknown, at: Date): Day {
  const days = sitterDays(stay, at);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDayOf(days, value)) return value;
  return dayIn(at, stay.timeZone);
}

export function requireAllowed({ allows }: StayAccess, allow: StayAllow): void {
  if (!allows.includes(allow)) throw forbiddenError();
}

/** Grants reading for the signed passport only, because sitters may know its content. @returns null for other pets */
export function passportAccess({ pets }: StayAccess, petId: string): PetAccess<'view'> | null {
  const pet = pets.find(({ id }) => id === petId);
  if (!pet) return null;
  return { petId, memberId: null, held: 'view', people: pet.people } as unknown as PetAccess<'view'>;
}

/**
 * Grants writing one kind of entry of one pet. Must run in the transaction that writes the entry.
 * @throws AppError not_found for other pets and after the stay ended; forbidden for kinds that the stay does not allow
 */
export async function writeAccess<A extends StayAllow>(
  stay: StayAccess,
  allow: A,
  petId: string,
  at: Date,
): Promise<WriteAccess<A>> {
  const pet = stay.pets.find(({ id }) => id === petId);
  if (!pet) throw notFoundError();
  requireAllowed(stay, allow);
  await holdStay(stay, at, petId);
  if (pet.own === null) throw notFoundError();
  return { petId, memberId: pet.own, held: 'view', people: pet.people } as unknown as WriteAccess<A>;
}
