-- CreateEnum
CREATE TYPE "PetCover" AS ENUM ('pine', 'clay', 'dusk', 'plum', 'honey');

-- AlterTable
ALTER TABLE "Pet" ADD COLUMN "cover" "PetCover" NOT NULL DEFAULT 'pine';

-- Pets outside the bin get the colours in the order in which they were made.
UPDATE "Pet" SET "cover" = (ARRAY['pine', 'clay', 'dusk', 'plum', 'honey']::"PetCover"[])["made"."turn"]
FROM (
  SELECT "id", (row_number() OVER (PARTITION BY "ownerId" ORDER BY "createdAt", "id") - 1)::int % 5 + 1 AS "turn"
  FROM "Pet"
  WHERE "deletedAt" IS NULL
) AS "made"
WHERE "Pet"."id" = "made"."id";
