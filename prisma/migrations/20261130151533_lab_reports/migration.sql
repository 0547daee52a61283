-- CreateEnum
CREATE TYPE "LabSample" AS ENUM ('blood', 'urine', 'feces', 'skin', 'other');

-- CreateTable
CREATE TABLE "LabReport" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "sampledOn" DATE NOT NULL,
    "laboratory" TEXT,
    "sample" "LabSample",
    "results" JSONB NOT NULL,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "createdById" UUID,
    "updatedById" UUID,
    "source" JSONB,

    CONSTRAINT "LabReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LabReport_petId_sampledOn_id_idx" ON "LabReport"("petId", "sampledOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "LabReport_deletedAt_idx" ON "LabReport"("deletedAt");

-- AddForeignKey
ALTER TABLE "LabReport" ADD CONSTRAINT "LabReport_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As for the other tables of entries: the pet's version and the entry's version rise with each write.
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "LabReport"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "LabReport" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();

-- As for the other tables of facts: the history of an entry is deleted with it.
CREATE TRIGGER "forget_changes" AFTER DELETE ON "LabReport" FOR EACH ROW EXECUTE FUNCTION "forget_changes"();
