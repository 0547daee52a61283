-- AlterTable
ALTER TABLE "Pet" ADD COLUMN     "extraVaccines" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "highRisk" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "rabiesRegion" TEXT,
ADD COLUMN     "vaccineProfile" TEXT NOT NULL DEFAULT 'wsava';

-- CreateTable
CREATE TABLE "Weight" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "measuredAt" TIMESTAMPTZ(3) NOT NULL,
    "grams" INTEGER NOT NULL,
    "bodyConditionScore" SMALLINT,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Weight_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Vaccination" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "vaccine" TEXT NOT NULL,
    "product" TEXT,
    "antigens" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "givenOn" DATE NOT NULL,
    "validUntil" DATE,
    "nextDueOn" DATE,
    "manufacturer" TEXT,
    "batch" TEXT,
    "vetName" TEXT,
    "clinic" TEXT,
    "document" TEXT,
    "reaction" TEXT,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Vaccination_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Vital" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "measuredAt" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "context" TEXT,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Vital_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Condition" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "diagnosedOn" DATE,
    "resolvedOn" DATE,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Condition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Allergy" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "allergen" TEXT NOT NULL,
    "severity" TEXT NOT NULL,
    "reaction" TEXT,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Allergy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Medication" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "dosage" TEXT,
    "frequency" TEXT NOT NULL,
    "startsOn" DATE NOT NULL,
    "endsOn" DATE,
    "instructions" TEXT,
    "reason" TEXT,
    "prescriber" TEXT,
    "reminders" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "timeZone" TEXT NOT NULL,
    "minHoursBetween" DOUBLE PRECISION,
    "maxPerDay" SMALLINT,
    "steps" JSONB NOT NULL,
    "stockDoses" DOUBLE PRECISION,
    "refillBelow" DOUBLE PRECISION,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Medication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Dose" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "medicationId" UUID NOT NULL,
    "scheduledFor" TIMESTAMPTZ(3),
    "status" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Dose_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Weight_petId_measuredAt_id_idx" ON "Weight"("petId", "measuredAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Weight_deletedAt_idx" ON "Weight"("deletedAt");

-- CreateIndex
CREATE INDEX "Vaccination_petId_givenOn_id_idx" ON "Vaccination"("petId", "givenOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Vaccination_deletedAt_idx" ON "Vaccination"("deletedAt");

-- CreateIndex
CREATE INDEX "Vital_petId_measuredAt_id_idx" ON "Vital"("petId", "measuredAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Vital_deletedAt_idx" ON "Vital"("deletedAt");

-- CreateIndex
CREATE INDEX "Condition_petId_createdAt_id_idx" ON "Condition"("petId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Condition_deletedAt_idx" ON "Condition"("deletedAt");

-- CreateIndex
CREATE INDEX "Allergy_petId_createdAt_id_idx" ON "Allergy"("petId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Allergy_deletedAt_idx" ON "Allergy"("deletedAt");

-- CreateIndex
CREATE INDEX "Medication_petId_startsOn_id_idx" ON "Medication"("petId", "startsOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Medication_deletedAt_idx" ON "Medication"("deletedAt");

-- CreateIndex
CREATE INDEX "Dose_petId_at_id_idx" ON "Dose"("petId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Dose_medicationId_at_id_idx" ON "Dose"("medicationId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Dose_medicationId_scheduledFor_key" ON "Dose"("medicationId", "scheduledFor");

-- AddForeignKey
ALTER TABLE "Weight" ADD CONSTRAINT "Weight_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Vaccination" ADD CONSTRAINT "Vaccination_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Vital" ADD CONSTRAINT "Vital_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Condition" ADD CONSTRAINT "Condition_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Allergy" ADD CONSTRAINT "Allergy_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Medication" ADD CONSTRAINT "Medication_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dose" ADD CONSTRAINT "Dose_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dose" ADD CONSTRAINT "Dose_medicationId_fkey" FOREIGN KEY ("medicationId") REFERENCES "Medication"("id") ON DELETE CASCADE ON UPDATE CASCADE;
