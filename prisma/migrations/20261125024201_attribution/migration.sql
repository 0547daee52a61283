-- CreateEnum
CREATE TYPE "ActivityKind" AS ENUM ('created', 'changed', 'removed', 'restored');

-- AlterTable
ALTER TABLE "Dose" ADD COLUMN     "updatedAt" TIMESTAMPTZ(3),
ADD COLUMN     "updatedById" UUID;

-- AlterTable
ALTER TABLE "RoutineCompletion" ADD COLUMN     "updatedById" UUID;

-- CreateTable
CREATE TABLE "Activity" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "memberId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" "ActivityKind" NOT NULL,
    "collection" TEXT NOT NULL,
    "entryId" UUID,
    "shown" JSONB NOT NULL,

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Activity_petId_at_id_idx" ON "Activity"("petId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Activity_at_idx" ON "Activity"("at");

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A version for `If-Match`: two changes of one row never have the same moment.
CREATE FUNCTION "raise_updated_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."updatedAt" := GREATEST(NEW."updatedAt", OLD."updatedAt" + interval '1 millisecond');
  RETURN NEW;
END $$;

CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Weight" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Vaccination" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Vital" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Condition" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Allergy" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Medication" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Dose" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "ParasiteTreatment" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Routine" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Skill" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "TrainingSession" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Appointment" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "VetRecord" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Photo" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Document" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
