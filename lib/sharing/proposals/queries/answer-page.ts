import 'server-only';
import { newestBy, notDeleted, notDeletedPet } from '@/lib/access/filters';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { factColumns, factsOf } from '@/lib/collections/fact-changes';
import { collectionEntry, type FactCollection } from '@/lib/collections/registry';
import { type SourceRow, sourceColumns, toPublicSource } from '@/lib/collections/source';
import { db } from '@/lib/core/db/client';
import type { TemperatureUnit, WeightUnit } from '@/lib/core/i18n/units';
import { sendsMail } from '@/lib/core/mail/sends-mail';
import { hashSecret } from '@/lib/core/security/secrets';
import { fold } from '@/lib/core/text/fold';
import { type Day, dayIn, HOUR } from '@/lib/core/time/dates';
import { isWithinLast } from '@/lib/core/time/recent';
import type { MemberRole } from '@/lib/page-context/roles';
import type { PublicSource } from '@/lib/page-context/source';
import type { Medication } from '@/lib/records/medications/medication';
import { currentMedications } from '@/lib/records/medications/plan';
import type { PetType } from '@/lib/records/pets/vocabulary';
import { animalKey } from '@/lib/sharing/proposals/animal-key';
import { withDoseOf } from '@/lib/sharing/proposals/dose-of-the-day';
import { type Proposal, proposalColumns, toProposal } from '@/lib/sharing/proposals/proposal';
import { CHANGE_HOURS, type TypedCollection } from '@/lib/sharing/proposals/vocabulary';
import type { Values } from '@/lib/versions/merge';

export interface StandingFact {
  collection: Exclude<TypedCollection, 'appointments'>;
  id: string;
  version: string;
  facts: Values;
  source: PublicSource;
}

export interface OwnAnswer {
  name: string | null;
  clinic: string | null;
  licence: string | null;
  through: string | null;
  hasCode: boolean;
  sentAt: string | null;
  canChange: boolean;
  proposals: (Proposal & { isDecided: boolean })[];
}

export interface AnswerPage {
  pet: {
    name: string;
    type: PetType;
    breed: string | null;
    microchip: string | null;
    photoKey: string | null;
    cover: string;
  };
  severeAllergies: string[];
  weightUnit: WeightUnit;
  temperatureUnit: TemperatureUnit;
  today: Day;
  animal: string;
  /** Owner's first name; empty if none is set. */
  owner: string;
  clinicAddress: string | null;
  facts: StandingFact[];
  answer: OwnAnswer | null;
}

const READ = 60;

const order: Record<Exclude<TypedCollection, 'appointments'>, { by: string; limit: number }> = {
  vaccinations: { by: 'givenOn', limit: READ },
  allergies: { by: 'createdAt', limit: READ },
  conditions: { by: 'createdAt', limit: READ },
  medications: { by: 'startsOn', limit: READ },
  treatments: { by: 'givenAt', limit: 5 },
  weights: { by: 'measuredAt', limit: 1 },
  vitals: { by: 'measuredAt', limit: 20 },
  'vet-records': { by: 'visitedOn', limit: 3 },
};

const standing = Object.keys(order) as (keyof typeof order)[];

function factsColumns(name: FactCollection): object {
  const columns = Object.fromEntries(factColumns(name).map((column) => [column, true]));
  const { documented } = collectionEntry(name);
  const besides = { ...sourceColumns, ...(documented && { hasDocument: true }) };
  const medicines = name === 'medications' ? { timeZone: true } : {};
  return { id: true, updatedAt: true, createdById: true, createdAt: true, ...columns, ...besides, ...medicines };
}

type Course = Pick<Medication, 'startsOn' | 'endsOn' | 'frequency'>;

type FactRow = SourceRow & { id: string; updatedAt: Date } & Record<string, unknown>;

function currentRows(name: keyof typeof order, rows: readonly FactRow[], today: Day): readonly FactRow[] {
  const lastRowBy = (keyOf: (row: FactRow) => string) => {
    const seenIds = new Set<string>();
    return rows.filter((row) => !seenIds.has(keyOf(row)) && seenIds.add(keyOf(row)));
  };
  if (name === 'vaccinations') return lastRowBy(({ vaccine }) => fold(String(vaccine)) || String(vaccine));
  if (name === 'vitals') return lastRowBy(({ kind }) => String(kind));
  if (name === 'conditions') return rows.filter(({ status }) => status !== 'resolved');
  if (name !== 'medications') return rows;
  const courses = rows.map((row) => {
    const { startsOn, endsOn, frequency } = factsOf(name, row) as unknown as Course;
    return { row, startsOn, endsOn, frequency };
  });
  return currentMedications(courses, today).map(({ row }) => row);
}

function currentFacts(name: keyof typeof order, row: FactRow, today: Day): Values {
  const facts = factsOf(name, row);
  return name === 'medications' ? withDoseOf(facts, today) : facts;
}

function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 2)}…${address.slice(at)}`;
}

export async function findAnswerPage(
  access: SharedPetAccess,
  secret: string | null,
  at: Date,
): Promise<AnswerPage | null> {
  const collections = standing.filter((name) =>
    collectionEntry(name).sections.some((section) => access.sections.includes(section)),
  );
  const lists = collections.map((name) => {
    const { by, limit } = order[name];
    return [
      collectionEntry(name).relation,
      { where: notDeleted, orderBy: newestBy(by), take: limit, select: factsColumns(name) },
    ];
  });
  const row = (await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: { ...notDeletedPet(access), shares: { some: { id: access.shareId, kind: 'vet', revokedAt: null } } },
    select: {
      ...{ name: true, type: true, breed: true, microchip: true, photoKey: true, cover: true, weightUnit: true },
      owner: { select: { firstName: true, temperatureUnit: true } },
      members: { select: { id: true, role: true } },
      shares: { where: { id: access.shareId }, select: { clinicAddress: true } },
      vetAnswers: {
        where: { shareId: access.shareId, secretHash: hashSecret(secret ?? '') },
        take: secret === null ? 0 : 1,
        select: {
          ...{ name: true, clinic: true, licence: true, through: true, codeHash: true, sentAt: true },
          proposals: { orderBy: { id: 'asc' }, select: { ...proposalColumns, decision: true } },
        },
      },
      ...Object.fromEntries(lists),
    } as never,
  })) as unknown as PetRow | null;
  return row && toAnswerPage(row, { access, collections, at });
}

interface PetRow extends Record<string, unknown> {
  name: string;
  type: PetType;
  breed: string | null;
  microchip: string | null;
  photoKey: string | null;
  cover: string;
  weightUnit: WeightUnit;
  owner: { firstName: string; temperatureUnit: TemperatureUnit };
  members: { id: string; role: MemberRole }[];
  shares: { clinicAddress: string | null }[];
  vetAnswers: AnswerRow[];
}

interface AnswerRow {
  name: string | null;
  clinic: string | null;
  licence: string | null;
  through: string | null;
  codeHash: Uint8Array | null;
  sentAt: Date | null;
  proposals: (Parameters<typeof toProposal>[0] & { decision: string | null })[];
}

interface PageInput {
  access: SharedPetAccess;
  collections: readonly (keyof typeof order)[];
  at: Date;
}

function toOwnAnswer({ codeHash, sentAt, proposals, ...reader }: AnswerRow, at: Date): OwnAnswer {
  return {
    ...reader,
    hasCode: codeHash !== null,
    sentAt: sentAt?.toISOString() ?? null,
    canChange: sentAt !== null && isWithinLast(sentAt, CHANGE_HOURS * HOUR, at),
    proposals: proposals.map((one) => ({ ...toProposal(one), isDecided: one.decision !== null })),
  };
}

function toAnswerPage(row: PetRow, { access, collections, at }: PageInput): AnswerPage {
  const today = dayIn(at, access.timeZone);
  const roles = new Map(row.members.map(({ id, role }) => [id, role] as const));
  const facts = collections.flatMap((name) =>
    currentRows(name, (row[collectionEntry(name).relation] ?? []) as FactRow[], today).map((one) => ({
      collection: name,
      id: one.id,
      version: one.updatedAt.toISOString(),
      facts: currentFacts(name, one, today),
      source: toPublicSource(one, roles),
    })),
  );
  const [answer] = row.vetAnswers;
  const [share] = row.shares;
  const { name, type, breed, photoKey, cover } = row;
  const severe = facts.filter(
    ({ collection, facts: { severity } }) => collection === 'allergies' && severity === 'severe',
  );
  return {
    pet: {
      ...{ name, type, breed, photoKey, cover },
      microchip: access.sections.includes('identification') ? row.microchip : null,
    },
    severeAllergies: severe.map(({ facts: { allergen } }) => String(allergen)),
    weightUnit: row.weightUnit,
    temperatureUnit: row.owner.temperatureUnit,
    today,
    animal: animalKey(access.petId, row),
    owner: row.owner.firstName.trim(),
    clinicAddress: share?.clinicAddress && sendsMail() ? maskAddress(share.clinicAddress) : null,
    facts,
    answer: answer ? toOwnAnswer(answer, at) : null,
  };
}

export async function findFormContext({ petId, timeZone }: SharedPetAccess, at: Date) {
  const pet = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: { id: petId, ...notDeleted },
    select: { weightUnit: true, owner: { select: { temperatureUnit: true } } },
  });
  return pet && { timeZone, at, weightUnit: pet.weightUnit, temperatureUnit: pet.owner.temperatureUnit };
}
