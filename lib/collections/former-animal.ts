import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, Prisma } from '@/lib/core/db/client';
import { collectionEntry, factCollections } from './registry';

export interface Animal {
  type: string;
  microchip: string | null;
}

/** Adding the first microchip does not make it a different animal. */
const isSame = (was: Animal, now: Animal) =>
  was.type === now.type && (was.microchip === null || was.microchip === now.microchip);

export async function holdAnimal({ petId }: PetAccess<'edit'>, patch: Partial<Animal>): Promise<Animal | null> {
  if (patch.type === undefined && patch.microchip === undefined) return null;
  const [animal] = await db().$queryRaw<Animal[]>`
    SELECT "type"::text AS "type", "microchip" FROM "Pet" WHERE "id" = ${petId}::uuid FOR NO KEY UPDATE`;
  return animal ?? null;
}

const tables = factCollections.map((name) => Prisma.raw(`"${collectionEntry(name).table}"`));

async function setAside(petId: string, former: string): Promise<void> {
  await db().$executeRaw`
    UPDATE "VetAnswer" SET "former" = ${former}::jsonb WHERE "petId" = ${petId}::uuid AND "former" IS NULL`;
  for (const table of tables) {
    await db().$executeRaw`
      UPDATE ${table} SET "source" = "source" || jsonb_build_object('former', ${former}::jsonb)
      WHERE "petId" = ${petId}::uuid AND "source" ->> 'kind' IN ('confirmed', 'proposed') AND NOT "source" ? 'former'`;
  }
}

async function bringBack(petId: string, { type, microchip }: Animal): Promise<void> {
  const isSameAnimalSql = (former: Prisma.Sql) => Prisma.sql`${former} ->> 'type' = ${type}
    AND (${former} ->> 'microchip' IS NULL OR ${former} ->> 'microchip' = ${microchip})`;
  await db().$executeRaw`
    UPDATE "VetAnswer" SET "former" = NULL WHERE "petId" = ${petId}::uuid AND ${isSameAnimalSql(Prisma.sql`"former"`)}`;
  for (const table of tables) {
    await db().$executeRaw`
      UPDATE ${table} SET "source" = "source" - 'former'
      WHERE "petId" = ${petId}::uuid AND ${isSameAnimalSql(Prisma.sql`("source" -> 'former')`)}`;
  }
}

export async function followAnimal({ petId }: PetAccess<'edit'>, before: Animal | null, now: Animal): Promise<void> {
  if (!before || (before.type === now.type && before.microchip === now.microchip)) return;
  if (!isSame(before, now)) await setAside(petId, JSON.stringify(before));
  await bringBack(petId, now);
}
