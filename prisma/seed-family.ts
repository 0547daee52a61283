import { canonicalAddress } from '@/lib/core/auth/email-address';
import { createUser } from '@/lib/core/auth/user-account';
import { db, transaction } from '@/lib/core/db/client';
import { type ProcessedPhoto, processPhoto } from '@/lib/core/media/images';
import { storage } from '@/lib/core/storage/storage';
import { dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { petCovers } from '@/lib/records/pets/vocabulary';
import { drawPortrait } from './drawings/portrait';
import { seedAppointments } from './seed-appointments';
import { seedDocuments } from './seed-documents';
import { seedExpenses } from './seed-expenses';
import { seedHealth } from './seed-health';
import { seedPeople } from './seed-people';
import { seedPhotos } from './seed-photos';
import { seedRoutines } from './seed-routines';
import { seedSharing } from './seed-sharing';
import { seedTraining } from './seed-training';
import { seedVetRecords } from './seed-vet-records';

export interface DemoPet {
  type: 'dog' | 'cat' | 'rabbit';
  name: string;
  breed: string;
  gender: 'male' | 'female';
  dateOfBirth: string;
  neutered: boolean;
  microchip?: string;
  microchippedOn?: string;
  microchipPlace?: string;
  passportNumber?: string;
  colour: string;
  markings: string;
  vetClinic: string;
  emergencyContact: string;
  insurance?: string;
  visitQuestions?: string;
  notes: string;
}

export interface Family {
  email: string;
  firstName: string;
  lastName: string;
  pets: DemoPet[];
}

type FamilyPet = DemoPet & { id: string };

const drawnPhotos = new Map<DemoPet['type'], Promise<ProcessedPhoto['variants']>>();

function portraitOf(type: DemoPet['type']): Promise<ProcessedPhoto['variants']> {
  const portrait =
    drawnPhotos.get(type) ?? drawPortrait(type).then(async (drawing) => (await processPhoto(drawing)).variants);
  drawnPhotos.set(type, portrait);
  return portrait;
}

interface SeedOptions {
  locale: 'en' | 'es';
  at: Date;
  /** Days since the routines began. */
  routinesSince?: number;
}

/** @returns null if the family is there already */
export async function seedFamily(
  { email, firstName, lastName, pets }: Family,
  { locale, at, routinesSince }: SeedOptions,
): Promise<FamilyPet[] | null> {
  const emailKey = canonicalAddress(email) ?? email;
  if (await db().user.findUnique({ where: { emailKey }, select: { id: true } })) return null;
  // One at a time: drawing changes which formats this process reads.
  const photos: ProcessedPhoto['variants'][] = [];
  for (const { type } of pets) photos.push(await portraitOf(type));
  const rows = pets.map((pet) => ({ ...pet, id: newId(), photo: newId() }));
  for (const [index, row] of rows.entries()) {
    for (const { size, bytes } of photos[index] ?? [])
      await storage().put(`pets/${row.id}/${row.photo}-${size}.webp`, bytes);
  }
  await transaction(async () => {
    const user = await createUser({ email, emailKey, locale, firstName, lastName, verifiedAt: at }, at);
    if (!user) throw new Error(`${email} was created by another process in the meantime`);
    await db().pet.createMany({
      data: rows.map(({ photo, dateOfBirth, microchippedOn, ...pet }, index) => ({
        ...pet,
        cover: petCovers[index % petCovers.length],
        dateOfBirth: dayToColumn(dateOfBirth),
        microchippedOn: microchippedOn ? dayToColumn(microchippedOn) : null,
        country: 'ES',
        region: 'ES-MD',
        photoKey: `pets/${pet.id}/${photo}`,
        ownerId: user.id,
        createdAt: at,
        updatedAt: at,
      })),
    });
    for (const { id, type } of rows) await seedRoutines(id, type, locale, { at, since: routinesSince });
    await seedPeople(
      user.id,
      rows.map(({ id }) => id),
      locale,
      at,
    );
    for (const row of rows) await seedHealth(row, locale, at);
    for (const { id, type } of rows) await seedAppointments(id, type, locale, at);
    for (const { id, type } of rows) await seedTraining(id, type, locale, at);
    for (const { id, type } of rows) await seedSharing(id, type, locale, at);
    for (const { id, type } of rows) if (type === 'dog') await seedExpenses(id, locale, at);
    for (const { id, type, vetClinic } of rows) {
      await seedVetRecords(id, { type, clinic: vetClinic.split(',')[0] ?? '' }, locale, at);
    }
  });
  for (const { id, type } of rows) await seedPhotos(id, type, locale, at);
  for (const { id } of rows) await seedDocuments(id, locale, at);
  return rows;
}
