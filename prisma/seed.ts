import { canonicalAddress } from '@/lib/core/auth/email-address';
import { createUser } from '@/lib/core/auth/user-account';
import { closeDatabase, db, transaction } from '@/lib/core/db/client';
import { processPhoto } from '@/lib/core/media/images';
import { storage } from '@/lib/core/storage/storage';
import { now } from '@/lib/core/time/clock';
import { dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { petCovers } from '@/lib/records/pets/vocabulary';
import { drawPortrait } from './drawings/portrait';
import { seedAppointments } from './seed-appointments';
import { seedDocuments } from './seed-documents';
import { seedHealth } from './seed-health';
import { seedPeople } from './seed-people';
import { seedPhotos } from './seed-photos';
import { seedRoutines } from './seed-routines';
import { seedSharing } from './seed-sharing';
import { seedTraining } from './seed-training';
import { seedVetRecords } from './seed-vet-records';

// npm run db:seed: creates a demo family per language, or only one (-- en). Idempotent.

interface DemoPet {
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

const demo: Record<'en' | 'es', { email: string; firstName: string; lastName: string; pets: DemoPet[] }> = {
  en: {
    email: 'demo@example.com',
    firstName: 'Alex',
    lastName: 'Morgan',
    pets: [
      {
        type: 'dog',
        name: 'Luna',
        breed: 'Beagle',
        gender: 'female',
        dateOfBirth: '2021-03-07',
        neutered: true,
        microchip: '724098100123456',
        microchippedOn: '2021-05-12',
        microchipPlace: 'Left side of the neck',
        passportNumber: 'ES-0007421',
        colour: 'Tricolour',
        markings: 'White tip of the tail, small scar on the left ear',
        vetClinic: 'Sunny Street Vets, 12 Sunny Street, +34 910 000 001',
        emergencyContact: 'Sam Morgan, +34 600 000 002',
        insurance: 'PawCare policy 88-1204',
        visitQuestions: 'Is her weight right for her age?\nDoes the tartar need cleaning?',
        notes:
          '<p>Allergic to <strong>chicken</strong>. Loves carrots.</p><ul><li>Afraid of fireworks</li><li>Pulls when she sees pigeons</li></ul>',
      },
      {
        type: 'cat',
        name: 'Milo',
        breed: 'European Shorthair',
        gender: 'male',
        dateOfBirth: '2018-09-21',
        neutered: true,
        microchip: '941000012345678',
        microchippedOn: '2018-12-03',
        microchipPlace: 'Between the shoulder blades',
        colour: 'Black and white',
        markings: 'White chin',
        vetClinic: 'Sunny Street Vets, 12 Sunny Street, +34 910 000 001',
        emergencyContact: 'Sam Morgan, +34 600 000 002',
        notes: '<p>Indoor cat. Takes his tablet only in <em>cream cheese</em>.</p>',
      },
      {
        type: 'rabbit',
        name: 'Nube',
        breed: 'Holland Lop',
        gender: 'female',
        dateOfBirth: '2024-05-02',
        neutered: false,
        colour: 'White and grey',
        markings: 'One grey ear',
        vetClinic: 'Sunny Street Vets, 12 Sunny Street, +34 910 000 001',
        emergencyContact: 'Sam Morgan, +34 600 000 002',
        notes: '<p>Unlimited hay, no carrots before noon.</p>',
      },
    ],
  },
  es: {
    email: 'demo.es@example.com',
    firstName: 'Lucía',
    lastName: 'Navarro',
    pets: [
      {
        type: 'dog',
        name: 'Luna',
        breed: 'Beagle',
        gender: 'female',
        dateOfBirth: '2021-03-07',
        neutered: true,
        microchip: '724098100123457',
        microchippedOn: '2021-05-12',
        microchipPlace: 'Lado izquierdo del cuello',
        passportNumber: 'ES-0007422',
        colour: 'Tricolor',
        markings: 'Punta de la cola blanca, pequeña cicatriz en la oreja izquierda',
        vetClinic: 'Clínica Veterinaria Sol, calle del Sol 12, +34 910 000 001',
        emergencyContact: 'Marcos Navarro, +34 600 000 002',
        insurance: 'Póliza PawCare 88-1205',
        visitQuestions: '¿Su peso es el adecuado para su edad?\n¿Hace falta limpiar el sarro?',
        notes:
          '<p>Alérgica al <strong>pollo</strong>. Le encantan las zanahorias.</p><ul><li>Le dan miedo los petardos</li><li>Tira cuando ve palomas</li></ul>',
      },
      {
        type: 'cat',
        name: 'Milo',
        breed: 'Europeo común',
        gender: 'male',
        dateOfBirth: '2018-09-21',
        neutered: true,
        microchip: '941000012345679',
        microchippedOn: '2018-12-03',
        microchipPlace: 'Entre los omóplatos',
        colour: 'Blanco y negro',
        markings: 'Barbilla blanca',
        vetClinic: 'Clínica Veterinaria Sol, calle del Sol 12, +34 910 000 001',
        emergencyContact: 'Marcos Navarro, +34 600 000 002',
        notes: '<p>Vive en casa. Solo toma la pastilla con <em>queso crema</em>.</p>',
      },
      {
        type: 'rabbit',
        name: 'Nube',
        breed: 'Belier holandés',
        gender: 'female',
        dateOfBirth: '2024-05-02',
        neutered: false,
        colour: 'Blanca y gris',
        markings: 'Una oreja gris',
        vetClinic: 'Clínica Veterinaria Sol, calle del Sol 12, +34 910 000 001',
        emergencyContact: 'Marcos Navarro, +34 600 000 002',
        notes: '<p>Heno sin límite, nada de zanahoria antes del mediodía.</p>',
      },
    ],
  },
};

async function seed(locale: 'en' | 'es'): Promise<void> {
  const { email, firstName, lastName, pets } = demo[locale];
  const at = now();
  const emailKey = canonicalAddress(email) ?? email;
  if (await db().user.findUnique({ where: { emailKey }, select: { id: true } })) {
    console.log(`${email} is there already.`);
    return;
  }
  const photos = await Promise.all(
    pets.map(async ({ type }) => (await processPhoto(await drawPortrait(type))).variants),
  );
  const rows = pets.map((pet) => ({ ...pet, id: newId(), photo: newId() }));
  for (const [index, row] of rows.entries()) {
    for (const { size, bytes } of photos[index] ?? [])
      await storage().put(`pets/${row.id}/${row.photo}-${size}.webp`, bytes);
  }
  await transaction(async () => {
    const user = await createUser({ email, emailKey, locale, firstName, lastName, verifiedAt: at }, at);
    if (!user) throw new Error(`${email} has just been made by somebody else`);
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
    for (const { id, type } of rows) await seedRoutines(id, type, locale, at);
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
    for (const { id, type, vetClinic } of rows) {
      await seedVetRecords(id, { type, clinic: vetClinic.split(',')[0] ?? '' }, locale, at);
    }
  });
  for (const { id, type } of rows) await seedPhotos(id, type, locale, at);
  for (const { id } of rows) await seedDocuments(id, locale, at);
  console.log(`Made ${email} with ${pets.map(({ name }) => name).join(', ')}. Sign in with a login link.`);
}

async function main(): Promise<void> {
  const [only] = process.argv.slice(2);
  for (const locale of ['en', 'es'] as const) if (only === undefined || only === locale) await seed(locale);
  await closeDatabase();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
