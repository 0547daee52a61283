import 'server-only';
import { newestBy, notDeleted, notDeletedPet } from '@/lib/access/filters';
import { homeZone } from '@/lib/access/home-zone';
import type { PetAccess } from '@/lib/access/pet-access';
import type { TaperStep } from '@/lib/collections/columns/medications';
import { documentedColumns, type SourceRow, sourceColumns, toPublicSource } from '@/lib/collections/source';
import { db, type Prisma } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { dayFromColumn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { checkAllergies, checkedAllergies } from '@/lib/records/medications/allergy-check';
import type { PetGender, PetType } from '@/lib/records/pets/vocabulary';
import { treatmentLimits } from '@/lib/records/treatments/vocabulary';
import { withMarks } from '@/lib/records/vaccinations/dose-marks';
import { toVaccinatedPet, vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { scheduleDoseColumns, toScheduleDose } from '@/lib/records/vaccinations/vaccination';
import { addressOf } from '@/lib/sharing/links/share';
import type { PassportRecord } from './record';

const READ = 200;
const MAX_VACCINATIONS = 1000;

const petColumns = {
  name: true,
  type: true,
  breed: true,
  gender: true,
  dateOfBirth: true,
  neutered: true,
  colour: true,
  markings: true,
  microchip: true,
  microchipPlace: true,
  passportNumber: true,
  emergencyContact: true,
  vetClinic: true,
  photoKey: true,
} as const;

const wordColumns = { ...sourceColumns, createdById: true } as const;
const documentedWordColumns = { ...documentedColumns, createdById: true } as const;

const shareAddress = { keySealed: true, revokedAt: true, expiresAt: true } as const;

const medicationColumns = {
  name: true,
  dosage: true,
  frequency: true,
  reason: true,
  startsOn: true,
  endsOn: true,
  steps: true,
  instructions: true,
  allergyReason: true,
  confirmedConflicts: true,
  ...documentedWordColumns,
} as const;

interface PassportRequest {
  shareId?: string | undefined;
  withOwner: boolean;
  at: Date;
}

const lifelong = (by: string, take = READ) => ({ where: notDeleted, orderBy: newestBy(by), take });

const recordColumns = (shareIds: readonly string[]) =>
  ({
    ...petColumns,
    ...vaccinatedColumns,
    country: true,
    owner: { select: { firstName: true, lastName: true, timeZone: true } },
    members: { select: { id: true, role: true } },
    shares: { where: { id: { in: [...shareIds] } }, take: shareIds.length, select: shareAddress },
    vaccinations: {
      ...lifelong('givenOn', MAX_VACCINATIONS),
      select: {
        ...{ ...scheduleDoseColumns, manufacturer: true, batch: true, vetName: true, clinic: true },
        ...documentedWordColumns,
      },
    },
    conditions: { ...lifelong('createdAt'), select: { name: true, status: true, diagnosedOn: true, ...wordColumns } },
    allergies: {
      ...checkedAllergies,
      select: { id: true, allergen: true, severity: true, reaction: true, ...wordColumns },
    },
    treatments: {
      where: notDeleted,
      orderBy: newestBy('givenAt'),
      take: treatmentLimits.perPet,
      select: { kind: true, product: true, substance: true, givenAt: true, givenBy: true, ...wordColumns },
    },
    medications: { ...lifelong('startsOn'), select: medicationColumns },
  }) satisfies Prisma.PetSelect;

type Row = Prisma.PetGetPayload<{ select: ReturnType<typeof recordColumns> }>;

function sourceIn({ members }: Row) {
  const roles = new Map(members.map(({ id, role }) => [id, role]));
  return (entry: SourceRow) => toPublicSource(entry, roles);
}

function toMedications(pet: Row): PassportRecord['medications'] {
  const { medications, allergies } = pet;
  const sourceOf = sourceIn(pet);
  return medications.map((one) => {
    const { allergyReason, confirmedConflicts, instructions, reason, ...row } = one;
    const { name, dosage, frequency } = row;
    const medication = { name, dosage, frequency, steps: row.steps as unknown as TaperStep[] };
    const checkedMedication = { ...medication, allergyReason, confirmedConflicts, instructions, reason };
    return {
      ...medication,
      allergyCheck: checkAllergies(checkedMedication, allergies),
      startsOn: dayFromColumn(row.startsOn),
      endsOn: row.endsOn && dayFromColumn(row.endsOn),
      source: sourceOf(one),
    };
  });
}

function toDoses(pet: Row) {
  const sourceOf = sourceIn(pet);
  return pet.vaccinations.map(({ manufacturer, batch, vetName, clinic, ...dose }) => ({
    ...toScheduleDose(dose),
    ...{ manufacturer, batch, vetName, clinic, source: sourceOf(dose) },
  }));
}

function toPet(row: Row): PassportRecord['pet'] {
  const names = Object.keys(petColumns) as (keyof typeof petColumns)[];
  const pet = Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, keyof typeof petColumns>;
  return {
    ...pet,
    dateOfBirth: pet.dateOfBirth && dayFromColumn(pet.dateOfBirth),
    microchippedOn: row.microchippedOn && dayFromColumn(row.microchippedOn),
  };
}

function toOthers(pet: Row): Pick<PassportRecord, 'conditions' | 'allergies' | 'treatments'> {
  const sourceOf = sourceIn(pet);
  return {
    conditions: pet.conditions.map((one) => ({
      ...{ name: one.name, status: one.status, source: sourceOf(one) },
      diagnosedOn: one.diagnosedOn && dayFromColumn(one.diagnosedOn),
    })),
    allergies: pet.allergies.map((one) => ({
      ...{ allergen: one.allergen, severity: one.severity, reaction: one.reaction, source: sourceOf(one) },
    })),
    treatments: pet.treatments.map((one) => {
      const { kind, product, substance, givenAt, givenBy } = one;
      return { kind, product, substance, givenAt, givenBy, source: sourceOf(one) };
    }),
  };
}

export async function getPassportRecord(
  access: PetAccess<'view'>,
  { shareId, withOwner, at }: PassportRequest,
): Promise<PassportRecord> {
  if (shareId !== undefined && !isId(shareId)) throw notFoundError();
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: recordColumns(shareId === undefined ? [] : [shareId]),
  });
  if (!row) throw notFoundError();
  const { owner, shares } = row;
  const shareUrl = shares[0] ? addressOf(shares[0], at) : null;
  if (shareId !== undefined && !shareUrl) throw notFoundError();
  return {
    pet: toPet(row),
    vaccinated: toVaccinatedPet(row),
    timeZone: homeZone(row),
    ownerName: withOwner ? [owner.firstName, owner.lastName].filter(Boolean).join(' ') || null : null,
    vaccinations: withMarks(toVaccinatedPet(row), toDoses(row)),
    ...toOthers(row),
    medications: toMedications(row),
    shareUrl,
  };
}

export interface PosterRecord {
  name: string;
  type: PetType;
  breed: string | null;
  gender: PetGender;
  colour: string | null;
  markings: string | null;
  hasChip: boolean;
  photoKey: string | null;
  lostSince: Date | null;
  lostNote: string | null;
  finderUrl: string;
}

/** @throws AppError conflict without an active finder link, which lost mode creates */
export async function getPosterRecord(access: PetAccess<'view'>, at: Date): Promise<PosterRecord> {
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: {
      name: true,
      type: true,
      breed: true,
      gender: true,
      colour: true,
      markings: true,
      microchip: true,
      photoKey: true,
      lostSince: true,
      lostNote: true,
      shares: {
        where: { kind: 'finder', pinHash: null, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: at } }] },
        orderBy: { id: 'desc' },
        take: 1,
        select: shareAddress,
      },
    },
  });
  if (!row) throw notFoundError();
  const { shares, microchip, ...pet } = row;
  const finderUrl = shares[0] && addressOf(shares[0], at);
  if (!finderUrl) {
    throw new AppError('conflict', 'A poster needs a link for whoever finds the pet. Turn on lost mode first.');
  }
  return {
    ...pet,
    hasChip: microchip !== null,
    finderUrl,
  };
}
