import 'server-only';
import { newestBy, notDeleted, notDeletedPet } from '@/lib/access/filters';
import { homeZone } from '@/lib/access/home-zone';
import type { PetAccess } from '@/lib/access/pet-access';
import type { TaperStep } from '@/lib/collections/columns/medications';
import { documentedColumns, isReaderSource, memberSource, sourceColumns, storedSource } from '@/lib/collections/source';
import { db, type Prisma } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { normalizeSignature } from '@/lib/core/signing/sign';
import { type Day, dayFromColumn, dayIn } from '@/lib/core/time/dates';
import { allergyLimits } from '@/lib/records/allergies/vocabulary';
import { currentMedications, dosageOn } from '@/lib/records/medications/plan';
import { mayHoldNumber } from '@/lib/records/pets/phone-numbers';
import { latestTreatments } from '@/lib/records/treatments/treatment';
import { toVaccinatedPet, vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { scheduleDoseColumns, toScheduleDose } from '@/lib/records/vaccinations/vaccination';
import { currentDoses } from './current-doses';
import type { PassportFacts, Source } from './facts';
import { domainOf, JTI } from './payload';
import { addressOf } from './signed-address';
import type { SignedPart, SignedPassport } from './vocabulary';

const READ = 200;

const writers = { createdById: true, ...sourceColumns } as const;
const documentedWriters = { ...writers, ...documentedColumns } as const;

const factColumns = {
  ...vaccinatedColumns,
  name: true,
  breed: true,
  gender: true,
  neutered: true,
  colour: true,
  microchip: true,
  owner: { select: { timeZone: true } },
  members: { where: { role: 'owner' }, select: { id: true } },
  allergies: {
    where: { ...notDeleted, severity: 'severe' },
    orderBy: { id: 'desc' },
    take: allergyLimits.perPet,
    select: { allergen: true, ...writers },
  },
  medications: {
    where: notDeleted,
    orderBy: newestBy('startsOn'),
    take: READ,
    select: {
      ...{ name: true, dosage: true, frequency: true, startsOn: true, endsOn: true, steps: true },
      ...documentedWriters,
    },
  },
  vaccinations: {
    where: notDeleted,
    orderBy: newestBy('givenOn'),
    take: READ,
    select: { ...scheduleDoseColumns, batch: true, ...documentedWriters },
  },
  treatments: {
    where: notDeleted,
    orderBy: newestBy('givenAt'),
    take: READ,
    select: { kind: true, product: true, givenAt: true, ...writers },
  },
} satisfies Prisma.PetSelect;

type Row = Prisma.PetGetPayload<{ select: typeof factColumns }>;

interface SourcedRow {
  createdById: string | null;
  source: unknown;
  hasDocument?: boolean;
}

const hasContact = (text: string) => text.includes('@') || mayHoldNumber(text);

function sourceOf({ members }: Row, { createdById, source, hasDocument = false }: SourcedRow): Source {
  const storedOrigin = storedSource(source);
  if (isReaderSource(storedOrigin)) {
    const { kind, name, clinic, through } = storedOrigin;
    const by = [name, clinic].filter((text) => text && !hasContact(text)).join(', ');
    return { kind, ...(by && { by }), ...(by && through && { through: domainOf(through) }) };
  }
  if (storedOrigin?.kind === 'read') return { kind: 'read' };
  if (hasDocument) return { kind: 'document' };
  if (storedOrigin?.kind === 'imported') return { kind: 'imported' };
  const writer = memberSource(storedOrigin)?.typedById ?? createdById;
  if (writer === null) return { kind: 'typed' };
  return { kind: members.some(({ id }) => id === writer) ? 'owner' : 'carer' };
}

const dayOrNull = (column: Date | null) => column && dayFromColumn(column);

function medicationsOf(row: Row, today: Day): PassportFacts['medications'] {
  const courses = row.medications.map((one) => ({
    ...one,
    steps: one.steps as unknown as TaperStep[],
    startsOn: dayFromColumn(one.startsOn),
    endsOn: dayOrNull(one.endsOn),
  }));
  return currentMedications(courses, today).map((one) => ({
    name: one.name,
    dosage: dosageOn(one, today),
    frequency: one.frequency,
    source: sourceOf(row, one),
  }));
}

function vaccinationsOf(row: Row, today: Day): PassportFacts['vaccinations'] {
  const doses = row.vaccinations.map((dose) => ({ ...dose, ...toScheduleDose(dose) }));
  return currentDoses(toVaccinatedPet(row), doses, today).map((dose) => ({
    vaccine: dose.vaccine,
    givenOn: dose.givenOn,
    validUntil: dose.validUntil,
    nextDueOn: dose.nextDueOn,
    batch: dose.batch,
    mark: dose.mark,
    source: sourceOf(row, dose),
  }));
}

function treatmentsOf(row: Row): PassportFacts['treatments'] {
  return latestTreatments(row.treatments).map((one) => ({
    kind: one.kind,
    product: one.product,
    givenOn: dayIn(one.givenAt, homeZone(row)),
    source: sourceOf(row, one),
  }));
}

/** Allow list: identity, severe allergies and the given parts. @throws AppError not_found */
export async function getPassportFacts(
  access: PetAccess<'view'>,
  parts: readonly SignedPart[],
  at: Date,
): Promise<PassportFacts> {
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: factColumns,
  });
  if (!row) throw notFoundError();
  const today = dayIn(at, homeZone(row));
  const { name, type, breed, gender, neutered, colour, dateOfBirth } = row;
  return {
    ...{ name, type, breed, gender, neutered, colour },
    dateOfBirth: dayOrNull(dateOfBirth),
    microchip: parts.includes('identification') ? row.microchip : null,
    microchippedOn: parts.includes('identification') ? dayOrNull(row.microchippedOn) : null,
    allergies: row.allergies.map((one) => ({ name: one.allergen, source: sourceOf(row, one) })),
    medications: parts.includes('medication') ? medicationsOf(row, today) : [],
    vaccinations: parts.includes('vaccinations') ? vaccinationsOf(row, today) : [],
    treatments: parts.includes('treatments') ? treatmentsOf(row) : [],
  };
}

export const signedColumns = { jws: true, expiresAt: true } as const;

export function toSignedPassport({ jws, expiresAt }: { jws: string; expiresAt: Date }): SignedPassport {
  const normalizedJws = normalizeSignature(jws);
  return { jws: normalizedJws, url: addressOf(normalizedJws), expiresAt: expiresAt.toISOString() };
}

export async function findSignedPassport(access: PetAccess<'view'>, at: Date): Promise<SignedPassport | null> {
  const row = await db().signedPassport.findFirst({
    where: { petId: access.petId, pet: notDeleted, isWhole: true, revokedAt: null, expiresAt: { gt: at } },
    orderBy: { issuedAt: 'desc' },
    select: signedColumns,
  });
  return row && toSignedPassport(row);
}

/** Unknown passports, such as those of a deleted pet, count as revoked. */
export async function getPassportStatus(jti: string): Promise<{ status: 'valid' | 'taken_back' }> {
  const where = { jti, revokedAt: null, pet: notDeleted };
  const row = JTI.test(jti) ? await db().signedPassport.findFirst({ where, select: { jti: true } }) : null;
  return { status: row ? 'valid' : 'taken_back' };
}
