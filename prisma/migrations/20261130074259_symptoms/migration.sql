-- CreateEnum
CREATE TYPE "SymptomKind" AS ENUM ('vomiting', 'diarrhea', 'itching', 'seizure', 'limping', 'coughing', 'sneezing', 'appetite', 'thirst', 'urination', 'energy', 'breathing', 'pain', 'other');

-- CreateEnum
CREATE TYPE "SymptomSeverity" AS ENUM ('none', 'mild', 'moderate', 'severe');

-- CreateTable
CREATE TABLE "Symptom" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "noticedAt" TIMESTAMPTZ(3) NOT NULL,
    "kind" "SymptomKind" NOT NULL,
    "severity" "SymptomSeverity",
    "durationSeconds" INTEGER,
    "stoolScore" INTEGER,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "createdById" UUID,
    "updatedById" UUID,

    CONSTRAINT "Symptom_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Symptom_petId_noticedAt_id_idx" ON "Symptom"("petId", "noticedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Symptom_deletedAt_idx" ON "Symptom"("deletedAt");

-- AddForeignKey
ALTER TABLE "Symptom" ADD CONSTRAINT "Symptom_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As for the other tables of entries: the pet's version and the entry's version rise with each write.
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Symptom"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Symptom" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
