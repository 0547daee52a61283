-- Only Spanish regions could be chosen until now: what was chosen stays, and says the country.
ALTER TABLE "Pet" RENAME COLUMN "rabiesRegion" TO "region";
ALTER TABLE "Pet" ADD COLUMN     "country" TEXT,
ADD COLUMN     "microchipPlace" TEXT,
ADD COLUMN     "microchippedOn" DATE;
UPDATE "Pet" SET "country" = 'ES' WHERE "region" IS NOT NULL;
