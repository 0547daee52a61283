import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, Prisma } from '@/lib/core/db/client';
import { collectionEntry, factCollections } from './registry';

/** What tells a reader which animal they have before them. */
export interface Animal {
  type: string;
  microchip: string | null;
}

/** A first chip makes no other animal of a pet. */
const isSame = (was: Animal, now: Animal) =>
  was.type === now.type && (was.microchip === null || was.microchip === now.microchip);

/** Locks the pet until the end of the transaction. @returns null where the patch leaves the animal as it is */
export async function holdAnimal({ petId }: PetAccess<'edit'>, patch: Partial<Animal>): Promise<Animal | null> {
  if (patch.type === undefined && patch.microchip === undefined) return null;
  const [animal] = await db().$queryRaw<Animal[]>`
    SELECT "type"::text AS "type", "microchip" FROM "Pet" WHERE "id" = ${petId}::uuid FOR NO KEY UPDATE`;
  return animal ?? null;
}

/**
 * Where a pet gets another chip or species, what readers have said of it so far was said of another animal: their word
 * counts no more, until the pet is that animal again. Answers that nobody has decided about are meant, too.
 */
export async function followAnimal(
  { petId, memberId }: PetAccess<'edit'>,
  { before, now, at }: { before: Animal | null; now: Animal; at: Date },
): Promise<void> {
  if (!before || (isSame(before, now) && isSame(now, before))) return;
  const former = JSON.stringify({ ...before, at: at.toISOString(), byId: memberId });
  const isNow = (column: Prisma.Sql) => Prisma.sql`${column} ->> 'type' = ${now.type}
    AND (${column} ->> 'microchip' IS NULL OR ${column} ->> 'microchip' = ${now.microchip})`;
  if (!isSame(before, now)) {
    for (const table of tables) {
      await db().$executeRaw`
        UPDATE ${table} SET "source" = "source" || jsonb_build_object('former', ${former}::jsonb)
        WHERE "petId" = ${petId}::uuid AND "source" ->> 'kind' IN ('confirmed', 'proposed') AND NOT "source" ? 'former'`;
    }
    await db().$executeRaw`
      UPDATE "VetAnswer" SET "former" = ${former}::jsonb WHERE "petId" = ${petId}::uuid AND "former" IS NULL`;
  }
  for (const table of tables) {
    await db().$executeRaw`
      UPDATE ${table} SET "source" = "source" - 'former'
      WHERE "petId" = ${petId}::uuid AND "source" ? 'former' AND ${isNow(Prisma.sql`("source" -> 'former')`)}`;
  }
  await db().$executeRaw`
    UPDATE "VetAnswer" SET "former" = NULL
    WHERE "petId" = ${petId}::uuid AND "former" IS NOT NULL AND ${isNow(Prisma.sql`"former"`)}`;
}

const tables = factCollections.map((name) => Prisma.raw(`"${collectionEntry(name).table}"`));
