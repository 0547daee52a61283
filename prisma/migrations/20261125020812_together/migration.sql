-- CreateEnum
CREATE TYPE "MemberRole" AS ENUM ('owner', 'carer', 'viewer');

-- AlterTable
ALTER TABLE "Allergy" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "Appointment" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "Condition" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "Dose" ADD COLUMN     "createdById" UUID;

-- AlterTable
ALTER TABLE "Medication" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "ParasiteTreatment" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "Photo" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "Routine" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "RoutineCompletion" ADD COLUMN     "createdById" UUID;

-- AlterTable
ALTER TABLE "Share" ADD COLUMN     "createdById" UUID;

-- AlterTable
ALTER TABLE "Skill" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "SkillCheck" ADD COLUMN     "createdById" UUID;

-- AlterTable
ALTER TABLE "TrainingSession" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "Vaccination" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "VetRecord" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "Vital" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "Weight" ADD COLUMN     "createdById" UUID,
ADD COLUMN     "updatedById" UUID;

-- CreateTable
CREATE TABLE "PetMember" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "userId" UUID,
    "role" "MemberRole" NOT NULL,
    "colour" "PetCover" NOT NULL DEFAULT 'pine',
    "mayShare" BOOLEAN NOT NULL DEFAULT false,
    "fromDay" DATE,
    "untilDay" DATE,
    "startsAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "joinedAt" TIMESTAMPTZ(3) NOT NULL,
    "lastSeenOn" DATE,

    CONSTRAINT "PetMember_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invitation" (
    "id" UUID NOT NULL,
    "inviterId" UUID NOT NULL,
    "role" "MemberRole" NOT NULL,
    "mayShare" BOOLEAN NOT NULL DEFAULT false,
    "fromDay" DATE,
    "untilDay" DATE,
    "emailSealed" BYTEA,
    "keyHash" BYTEA NOT NULL,
    "keySealed" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),
    "acceptedById" UUID,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvitationPet" (
    "invitationId" UUID NOT NULL,
    "petId" UUID NOT NULL,

    CONSTRAINT "InvitationPet_pkey" PRIMARY KEY ("invitationId","petId")
);

-- CreateIndex
CREATE INDEX "PetMember_userId_petId_idx" ON "PetMember"("userId", "petId" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "PetMember_petId_userId_key" ON "PetMember"("petId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_keyHash_key" ON "Invitation"("keyHash");

-- CreateIndex
CREATE INDEX "Invitation_inviterId_id_idx" ON "Invitation"("inviterId", "id" DESC);

-- CreateIndex
CREATE INDEX "Invitation_acceptedById_idx" ON "Invitation"("acceptedById");

-- CreateIndex
CREATE INDEX "Invitation_expiresAt_idx" ON "Invitation"("expiresAt");

-- CreateIndex
CREATE INDEX "InvitationPet_petId_idx" ON "InvitationPet"("petId");

-- AddForeignKey
ALTER TABLE "PetMember" ADD CONSTRAINT "PetMember_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PetMember" ADD CONSTRAINT "PetMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_inviterId_fkey" FOREIGN KEY ("inviterId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_acceptedById_fkey" FOREIGN KEY ("acceptedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvitationPet" ADD CONSTRAINT "InvitationPet_invitationId_fkey" FOREIGN KEY ("invitationId") REFERENCES "Invitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvitationPet" ADD CONSTRAINT "InvitationPet_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The owner's membership follows "Pet"."ownerId", so that a pet has exactly one owner. Who owned it before keeps a row
-- that has ended: their entries name it.
CREATE FUNCTION "follow_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE "PetMember" SET "role" = 'carer', "mayShare" = false, "endsAt" = NEW."updatedAt"
      WHERE "petId" = NEW."id" AND "userId" = OLD."ownerId";
  END IF;
  INSERT INTO "PetMember" ("id", "petId", "userId", "role", "joinedAt")
    VALUES (gen_random_uuid(), NEW."id", NEW."ownerId", 'owner', CASE TG_OP WHEN 'INSERT' THEN NEW."createdAt" ELSE NEW."updatedAt" END)
    ON CONFLICT ("petId", "userId") DO UPDATE
      SET "role" = 'owner', "mayShare" = false, "fromDay" = NULL, "untilDay" = NULL, "startsAt" = NULL, "endsAt" = NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER "follow_owner" AFTER INSERT ON "Pet" FOR EACH ROW EXECUTE FUNCTION "follow_owner"();
CREATE TRIGGER "follow_new_owner" AFTER UPDATE OF "ownerId" ON "Pet"
  FOR EACH ROW WHEN (OLD."ownerId" IS DISTINCT FROM NEW."ownerId") EXECUTE FUNCTION "follow_owner"();

INSERT INTO "PetMember" ("id", "petId", "userId", "role", "joinedAt")
  SELECT gen_random_uuid(), "id", "ownerId", 'owner', "createdAt" FROM "Pet";
