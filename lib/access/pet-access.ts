import 'server-only';
import { type SessionRow, withViewer } from '@/lib/core/auth/session';
import { db, Prisma } from '@/lib/core/db/client';
import { queryDirectly } from '@/lib/core/db/direct';
import { notFoundError } from '@/lib/core/runtime/errors';
import type { Origin } from '@/lib/core/security/audit';
import { hashSecret, isSecret } from '@/lib/core/security/secrets';
import { addMs, dayToColumn, MINUTE } from '@/lib/core/time/dates';
import { homeZone } from '@/lib/core/time/home-zone';
import { isId } from '@/lib/core/validation/ids';
import type { PetCover, PetType, ShareKind } from '@/prisma/client/enums';
import { notDeleted, ownedBy } from './filters';
import { isPinProof, type Pinned } from './share-pin';
import { type Viewer, viewerFromRow } from './viewer';

declare const grants: unique symbol;

interface Grants {
  view: { view: true };
  edit: { view: true; edit: true };
  own: { view: true; edit: true; own: true };
}

export type Level = keyof Grants;

interface Proof<out G> {
  readonly [grants]: G;
  readonly petId: string;
}

/** Proof that only this module creates and all work on a pet requires. Higher levels are assignable to lower ones. */
export type PetAccess<L extends Level> = Proof<Grants[L]>;

export interface SharedPetAccess extends PetAccess<'view'> {
  readonly shareId: string;
  readonly kind: ShareKind;
  readonly sections: readonly string[];
  readonly expiresAt: Date | null;
  /** Changes with everything that the pet's pages show. */
  readonly version: number;
  readonly timeZone: string;
  readonly isCounted: boolean;
}

function prove<L extends Level>(petId: string): PetAccess<L> {
  return { petId } as PetAccess<L>;
}

const rank: Record<Level, number> = { view: 1, edit: 2, own: 3 };

/** What heads every page of a pet, read with the permission so that it costs no round trip. */
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

export interface Membership {
  readonly [grants]: 'membership';
  readonly viewer: Viewer;
  readonly petId: string | null;
  readonly face: PetFace | null;
  readonly held: Level | null;
  readonly severeAllergies: readonly string[];
  readonly lost: { name: string; since: Date } | null;
}

interface MembershipRow extends SessionRow {
  face: FaceRow | null;
  lostSince: Date | null;
  severeAllergies: string[];
}

type FaceRow = Omit<PetFace, 'dateOfBirth' | 'deceasedOn'> & { dateOfBirth: string | null; deceasedOn: string | null };

const dayOrNull = (day: string | null) => day && dayToColumn(day);

export async function findMembership(secret: string | null, petId: string, at: Date): Promise<Membership | null> {
  if (!secret) return null;
  const id = isId(petId) ? petId : null;
  const [row] = await queryDirectly<MembershipRow>(Prisma.sql`
    ${withViewer(secret, at)}
    SELECT viewer.*, p."lostSince", (
      SELECT to_jsonb(f) FROM (
        SELECT p."id", p."name", p."type", p."breed", p."cover", p."photoKey", p."dateOfBirth", p."deceasedOn"
      ) f WHERE p."id" IS NOT NULL
    ) AS "face", ARRAY(
      SELECT "allergen" FROM "Allergy" WHERE "petId" = p."id" AND "severity" = 'severe' AND "deletedAt" IS NULL ORDER BY "id" DESC
    ) AS "severeAllergies" FROM viewer
    LEFT JOIN "Pet" p ON p."id" = ${id}::uuid AND p."ownerId" = viewer."userId" AND p."deletedAt" IS NULL`);
  if (!row) return null;
  const { face, lostSince, severeAllergies, ...session } = row;
  return {
    viewer: viewerFromRow(session),
    petId: face?.id ?? null,
    face: face && { ...face, dateOfBirth: dayOrNull(face.dateOfBirth), deceasedOn: dayOrNull(face.deceasedOn) },
    held: face ? 'own' : null,
    severeAllergies,
    lost: face && lostSince ? { name: face.name, since: lostSince } : null,
  } as unknown as Membership;
}

export function grant<L extends Level>(
  { petId, held }: Pick<Membership, 'petId' | 'held'>,
  level: L,
): PetAccess<L> | null {
  return petId && held && rank[held] >= rank[level] ? prove<L>(petId) : null;
}

export async function findPetAccess<L extends Level>(
  viewer: Viewer,
  petId: string,
  level: L,
): Promise<PetAccess<L> | null> {
  if (!isId(petId)) return null;
  const pet = await db().pet.findFirst({
    where: { id: petId, ...ownedBy(viewer), ...notDeleted },
    select: { id: true },
  });
  return grant({ petId: pet?.id ?? null, held: pet ? 'own' : null }, level);
}

export async function checkPetAccess(viewer: Viewer, petId: string, level: Level): Promise<void> {
  if (!(await findPetAccess(viewer, petId, level))) throw notFoundError();
}

/** Includes pets in the bin, which can only be restored. */
export async function findDeletedPetAccess(viewer: Viewer, petId: string): Promise<PetAccess<'own'> | null> {
  if (!isId(petId)) return null;
  const pet = await db().pet.findFirst({ where: { id: petId, ...ownedBy(viewer) }, select: { id: true } });
  return pet ? prove<'own'>(pet.id) : null;
}

export interface LockedShare extends Pinned {
  readonly locked: true;
}

export const SAME_OPENING = 30 * MINUTE;

interface ShareReader {
  proof?: string | null | undefined;
  origin?: Origin;
}

export async function findShare(
  accessKey: string,
  at: Date,
  { proof, origin = { device: '', network: '' } }: ShareReader = {},
): Promise<SharedPetAccess | LockedShare | null> {
  const share = await findActiveShare(accessKey, at, origin);
  if (!share) return null;
  const { pinHash, shareId } = share;
  if (pinHash === null || isPinProof(proof, { shareId, pinHash }, at)) return toSharedAccess(share);
  return { locked: true, shareId, pinHash };
}

/** Answers a missing PIN like a wrong key. */
export async function findSharedPet(
  accessKey: string,
  at: Date,
  reader?: ShareReader,
): Promise<SharedPetAccess | null> {
  const share = await findShare(accessKey, at, reader);
  return share && 'locked' in share ? null : share;
}

interface ActiveShare extends Omit<SharedPetAccess, typeof grants | 'timeZone'> {
  country: string | null;
  region: string | null;
  ownersZone: string | null;
  pinHash: string | null;
}

export function activeShareStatement(accessKey: string, at: Date, { device, network }: Origin): Prisma.Sql {
  return Prisma.sql`
    SELECT s."id" AS "shareId", s."petId", s."kind", s."sections", s."expiresAt", s."pinHash",
      COALESCE(v."version", 0) AS "version", p."country", p."region", u."timeZone" AS "ownersZone", EXISTS (
        SELECT 1 FROM "ShareOpening" o WHERE o."shareId" = s."id" AND o."at" > ${addMs(at, -SAME_OPENING)}
          AND o."device" = ${device} AND o."network" = ${network}
      ) AS "isCounted"
    FROM "Share" s
    JOIN "Pet" p ON p."id" = s."petId" AND p."deletedAt" IS NULL
    JOIN "User" u ON u."id" = p."ownerId" AND u."suspendedAt" IS NULL
    LEFT JOIN "PetVersion" v ON v."petId" = p."id"
    WHERE s."keyHash" = ${hashSecret(accessKey)} AND s."revokedAt" IS NULL
      AND (s."expiresAt" IS NULL OR s."expiresAt" > ${at})`;
}

async function findActiveShare(accessKey: string, at: Date, origin: Origin): Promise<ActiveShare | null> {
  if (!isSecret(accessKey)) return null;
  const [share] = await queryDirectly<ActiveShare>(activeShareStatement(accessKey, at, origin));
  return share ?? null;
}

function toSharedAccess({ petId, country, region, ownersZone, pinHash: _, ...share }: ActiveShare): SharedPetAccess {
  const timeZone = homeZone({ country, region, owner: { timeZone: ownersZone } });
  return { ...share, ...prove<'view'>(petId), timeZone };
}
