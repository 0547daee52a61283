import 'server-only';
import { hashAccessToken } from '@/lib/core/auth/access-token';
import { type SessionRow, type TokenRow, withTokenHolder, withViewer } from '@/lib/core/auth/session';
import { Prisma } from '@/lib/core/db/client';
import { queryDirectly } from '@/lib/core/db/direct';
import { dayToColumn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { levelOf, type MemberRole } from '@/lib/page-context/roles';
import type { PetCover, PetType } from '@/prisma/client/enums';
import { isActiveAt, type Person, peopleOfPet } from './people';
import type { Standing } from './pet-access';
import { type Caller, type TokenHolder, tokenHolderFromRow, type Viewer, viewerFromRow } from './viewer';

declare const proof: unique symbol;

export interface PetFace {
  readonly id: string;
  readonly name: string;
  readonly type: PetType;
  readonly breed: string | null;
  readonly cover: PetCover;
  readonly photoKey: string | null;
  readonly dateOfBirth: Date | null;
  readonly deceasedOn: Date | null;
}

export interface Membership<Reader extends Caller = Viewer> extends Standing {
  readonly [proof]: true;
  readonly viewer: Reader;
  readonly face: PetFace | null;
  readonly severeAllergies: readonly string[];
  readonly lost: { name: string; since: Date } | null;
}

interface Role {
  role: MemberRole;
  mayShare: boolean;
}

interface MembershipColumns {
  face: FaceRow | null;
  member: (Role & { id: string }) | null;
  people: Person[] | null;
  lostSince: Date | null;
  severeAllergies: string[];
}

type FaceRow = Omit<PetFace, 'dateOfBirth' | 'deceasedOn'> & { dateOfBirth: string | null; deceasedOn: string | null };

const dayOrNull = (day: string | null) => day && dayToColumn(day);

export async function findMembership(secret: string | null, petId: string, at: Date): Promise<Membership | null> {
  if (!secret) return null;
  const sessionMembership = await readMembership<SessionRow>(withViewer(secret, at), petId, at);
  return sessionMembership && toMembership(viewerFromRow(sessionMembership.caller), sessionMembership.columns);
}

/** A pet that the token does not reach is like someone else's pet. Calls do not count as visits of the member. */
export async function findTokenMembership(
  token: string,
  petId: string,
  at: Date,
): Promise<Membership<TokenHolder> | null> {
  const secretHash = hashAccessToken(token);
  if (!secretHash) return null;
  const tokenMembership = await readMembership<TokenRow>(withTokenHolder(secretHash, at), petId, at);
  return tokenMembership && toMembership(tokenHolderFromRow(tokenMembership.caller), tokenMembership.columns);
}

async function readMembership<Row extends SessionRow | TokenRow>(
  withCaller: Prisma.Sql,
  petId: string,
  at: Date,
): Promise<{ caller: Row; columns: MembershipColumns } | null> {
  const id = isId(petId) ? petId : null;
  const [row] = await queryDirectly<Row & MembershipColumns>(Prisma.sql`
    ${withCaller}, member AS (
      SELECT m."id", m."petId", m."role", m."mayShare",
        (${at} AT TIME ZONE COALESCE(viewer."timeZone", 'UTC'))::date AS "today"
      FROM viewer JOIN "PetMember" m ON m."userId" = viewer."userId" AND m."petId" = ${id}::uuid AND ${isActiveAt(at)}
        AND (viewer."petIds" IS NULL OR m."petId" = ANY(viewer."petIds"))
    ), opened AS (
      UPDATE "PetMember" SET "lastSeenOn" = member."today" FROM member, viewer
      WHERE "PetMember"."id" = member."id" AND "lastSeenOn" IS DISTINCT FROM member."today" AND viewer."scopes" IS NULL
    )
    SELECT viewer.*, p."lostSince", (
      SELECT to_jsonb(f) FROM (
        SELECT p."id", p."name", p."type", p."breed", p."cover", p."photoKey", p."dateOfBirth", p."deceasedOn"
      ) f WHERE p."id" IS NOT NULL
    ) AS "face", ARRAY(
      SELECT "allergen" FROM "Allergy" WHERE "petId" = p."id" AND "severity" = 'severe' AND "deletedAt" IS NULL ORDER BY "id" DESC
    ) AS "severeAllergies", ${peopleOfPet(at)} AS "people",
    jsonb_build_object('id', member."id", 'role', member."role", 'mayShare', member."mayShare") AS "member"
    FROM viewer LEFT JOIN member ON true
    LEFT JOIN "Pet" p ON p."id" = member."petId" AND p."deletedAt" IS NULL`);
  if (!row) return null;
  const { face, member, people, lostSince, severeAllergies, ...caller } = row;
  return { caller: caller as unknown as Row, columns: { face, member, people, lostSince, severeAllergies } };
}

function toMembership<Reader extends Caller>(
  viewer: Reader,
  { face, member, people, lostSince, severeAllergies }: MembershipColumns,
): Membership<Reader> {
  const pet = face && { ...face, dateOfBirth: dayOrNull(face.dateOfBirth), deceasedOn: dayOrNull(face.deceasedOn) };
  return {
    viewer,
    petId: face?.id ?? null,
    face: pet,
    held: face && member ? levelOf(member) : null,
    memberId: face && member ? member.id : null,
    people: (face && people) ?? [],
    severeAllergies,
    lost: face && lostSince ? { name: face.name, since: lostSince } : null,
  } as unknown as Membership<Reader>;
}
