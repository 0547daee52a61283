-- DropIndex
DROP INDEX "PetMember_stayId_petId_name_key";

-- AlterTable
ALTER TABLE "PetMember" ADD COLUMN     "device" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE UNIQUE INDEX "PetMember_stayId_petId_name_device_key" ON "PetMember"("stayId", "petId", "name", "device");

-- Marks the names of sitters, in the language of the stay's owner
UPDATE "PetMember" m SET "name" = m."name" || CASE u."locale" WHEN 'es' THEN ' (quien cuida)' ELSE ' (sitter)' END
FROM "Stay" s JOIN "User" u ON u."id" = s."ownerId" WHERE s."id" = m."stayId" AND m."name" IS NOT NULL;
UPDATE "PetMember" SET "name" = "name" || ' (sitter)' WHERE "stayId" IS NULL AND "name" IS NOT NULL;
UPDATE "Dose" d SET "by" = m."name" FROM "PetMember" m WHERE m."id" = d."createdById" AND m."name" IS NOT NULL;
UPDATE "RoutineCompletion" c SET "by" = m."name" FROM "PetMember" m WHERE m."id" = c."createdById" AND m."name" IS NOT NULL;
UPDATE "StayNote" n SET "by" = n."by" || CASE u."locale" WHEN 'es' THEN ' (quien cuida)' ELSE ' (sitter)' END
FROM "Stay" s JOIN "User" u ON u."id" = s."ownerId" WHERE s."id" = n."stayId";
