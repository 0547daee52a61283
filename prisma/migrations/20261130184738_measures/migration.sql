-- CreateEnum
CREATE TYPE "MeasureKind" AS ENUM ('blood_glucose', 'blood_pressure', 'ketones', 'oxygen_saturation', 'peak_flow', 'girth', 'fluid_given', 'other');

-- CreateEnum
CREATE TYPE "ReadingContext" AS ENUM ('before_food', 'after_food', 'before_insulin', 'after_insulin', 'rest', 'exercise', 'clinic');

-- CreateTable
CREATE TABLE "Measure" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "kind" "MeasureKind" NOT NULL,
    "name" TEXT,
    "unit" TEXT,
    "low" DOUBLE PRECISION,
    "high" DOUBLE PRECISION,
    "rangeUnit" TEXT,
    "rangeBy" TEXT,
    "rangeSince" DATE,
    "endedOn" DATE,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "createdById" UUID,
    "updatedById" UUID,

    CONSTRAINT "Measure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reading" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "measureId" UUID NOT NULL,
    "measuredAt" TIMESTAMPTZ(3) NOT NULL,
    "value" DOUBLE PRECISION,
    "diastolic" DOUBLE PRECISION,
    "text" TEXT,
    "unit" TEXT,
    "context" "ReadingContext",
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "createdById" UUID,
    "updatedById" UUID,

    CONSTRAINT "Reading_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Measure_petId_createdAt_id_idx" ON "Measure"("petId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Measure_deletedAt_idx" ON "Measure"("deletedAt");

-- CreateIndex
CREATE INDEX "Reading_petId_measuredAt_id_idx" ON "Reading"("petId", "measuredAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Reading_measureId_measuredAt_id_idx" ON "Reading"("measureId", "measuredAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Reading_deletedAt_idx" ON "Reading"("deletedAt");

-- AddForeignKey
ALTER TABLE "Measure" ADD CONSTRAINT "Measure_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reading" ADD CONSTRAINT "Reading_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reading" ADD CONSTRAINT "Reading_measureId_fkey" FOREIGN KEY ("measureId") REFERENCES "Measure"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As for the other tables of entries: the pet's version and the entry's version rise with each write.
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Measure"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Measure" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Reading"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Reading" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
