-- AlterTable
ALTER TABLE "Pet" ALTER COLUMN "vaccineProfile" DROP NOT NULL,
ALTER COLUMN "vaccineProfile" DROP DEFAULT;

-- Nobody had to choose it: it was the default of every pet.
UPDATE "Pet" SET "vaccineProfile" = NULL WHERE "vaccineProfile" = 'wsava';
