import 'server-only';
import { homeZone } from '@/lib/access/home-zone';
import { db, Prisma } from '@/lib/core/db/client';
import { queryDirectly } from '@/lib/core/db/direct';
import { forbiddenError, notFoundError } from '@/lib/core/runtime/errors';
import type { Origin } from '@/lib/core/security/audit';
import { isSecret } from '@/lib/core/security/secrets';
import { isId } from '@/lib/core/validation/ids';
import { includesLevel, type Level, levelOf, type MemberRole } from '@/lib/page-context/roles';
import type { ShareKind } from '@/prisma/client/enums';
import { activeShareStatement } from './active-share';
import { ownedBy } from './filters';
import { isActiveAt, type Person, peopleOfPet } from './people';
import { isPinProof, type PinnedShare } from './share-pin';
import type { StayAllow } from './stay-allows';
import type { Caller, Viewer } from './viewer';

declare const grants: unique symbol;

type Writes<A extends StayAllow> = { [Allow in A]: true };

interface Grants {
  view: { view: true };
  edit: { view: true; edit: true } & Writes<StayAllow>;
  share: Grants['edit'] & { share: true };
  own: Grants['share'] & { own: true };
}

export type { Level } from '@/lib/page-context/roles';

interface Proof<out G> {
  readonly [grants]: G;
  readonly petId: string;
  /** Membership stored as the writer of entries; null for readers of a share link. */
  readonly memberId: string | null;
  /** Highest level the member holds. May exceed the level requested. */
  readonly held: Level;
  readonly people: readonly Person[];
}

export type PetAccess<L extends Level> = Proof<Grants[L]>;

export type WriteAccess<A extends StayAllow> = Proof<Writes<A>>;

/** Proof that at least one kind of entry may be written. */
export type AnyWriteAccess = { [A in StayAllow]: WriteAccess<A> }[StayAllow];

export interface SharedPetAccess extends PetAccess<'view'> {
  readonly shareId: string;
  readonly kind: ShareKind;
  readonly sections: readonly string[];
  readonly expiresAt: Date | null;
  /** Grows with every change to the pet's pages and papers, and with each new signing key. */
  readonly version: number;
  readonly timeZone: string;
  readonly isCounted: boolean;
}

function buildAccess<L extends Level>(proof: Omit<PetAccess<L>, typeof grants>): PetAccess<L> {
  return proof as PetAccess<L>;
}

interface Role {
  role: MemberRole;
  mayShare: boolean;
}

/** Checks for a higher level than the type of the proof states. @throws AppError forbidden */
export function requireHeld({ held }: PetAccess<'view'>, level: Level): void {
  if (!includesLevel(held, level)) throw forbiddenError();
}

/** A member's access to a pet. Null and empty without a membership. */
export interface Standing {
  readonly petId: string | null;
  readonly held: Level | null;
  readonly memberId: string | null;
  readonly people: readonly Person[];
}

export function grantLevel<L extends Level>(
  { petId, held, memberId, people }: Standing,
  level: L,
): PetAccess<L> | null {
  return petId && held && includesLevel(held, level) ? buildAccess<L>({ petId, memberId, held, people }) : null;
}

export async function findPetAccess<L extends Level>(
  { userId, petIds }: Caller,
  petId: string,
  level: L,
  at: Date,
): Promise<PetAccess<L> | null> {
  if (!isId(petId) || petIds?.includes(petId) === false) return null;
  const [row] = await queryDirectly<Role & { id: string; people: Person[] }>(Prisma.sql`
    SELECT m."id", m."role", m."mayShare", ${peopleOfPet(at)} AS "people"
    FROM "PetMember" m JOIN "Pet" p ON p."id" = m."petId" AND p."deletedAt" IS NULL
    WHERE m."petId" = ${petId}::uuid AND m."userId" = ${userId}::uuid AND ${isActiveAt(at)}`);
  return row ? grantLevel({ petId, held: levelOf(row), memberId: row.id, people: row.people }, level) : null;
}

export async function checkPetAccess(viewer: Caller, petId: string, level: Level, at: Date): Promise<void> {
  if (!(await findPetAccess(viewer, petId, level, at))) throw notFoundError();
}

export async function findDeletedPetAccess(viewer: Viewer, petId: string): Promise<PetAccess<'own'> | null> {
  if (!isId(petId)) return null;
  const owner = { where: { userId: viewer.userId }, select: { id: true } };
  const pet = await db().pet.findFirst({ where: { id: petId, ...ownedBy(viewer) }, select: { members: owner } });
  return pet ? buildAccess<'own'>({ petId, memberId: pet.members[0]?.id ?? null, held: 'own', people: [] }) : null;
}

export interface LockedShare extends PinnedShare {
  readonly locked: true;
}

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

/** @returns null for an unknown key and for a missing PIN, so that callers cannot tell them apart */
export async function findSharedPet(
  accessKey: string,
  at: Date,
  reader?: ShareReader,
): Promise<SharedPetAccess | null> {
  const share = await findShare(accessKey, at, reader);
  return share && 'locked' in share ? null : share;
}

interface ActiveShare extends Omit<SharedPetAccess, typeof grants | 'timeZone' | 'memberId' | 'held' | 'people'> {
  country: string | null;
  region: string | null;
  ownersZone: string | null;
  pinHash: string | null;
}

async function findActiveShare(accessKey: string, at: Date, origin: Origin): Promise<ActiveShare | null> {
  if (!isSecret(accessKey)) return null;
  const [share] = await queryDirectly<ActiveShare>(activeShareStatement(accessKey, at, origin));
  return share ?? null;
}

function toSharedAccess({ petId, country, region, ownersZone, pinHash: _, ...share }: ActiveShare): SharedPetAccess {
  const timeZone = homeZone({ country, region, owner: { timeZone: ownersZone } });
  return { ...share, ...buildAccess<'view'>({ petId, memberId: null, held: 'view', people: [] }), timeZone };
}
