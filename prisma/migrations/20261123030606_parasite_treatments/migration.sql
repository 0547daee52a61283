-- CreateEnum
CREATE TYPE "ParasiteTreatmentKind" AS ENUM ('echinococcus', 'worms', 'ticks_and_fleas', 'heartworm', 'other');

-- CreateTable
CREATE TABLE "ParasiteTreatment" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "kind" "ParasiteTreatmentKind" NOT NULL,
    "product" TEXT NOT NULL,
    "substance" TEXT,
    "givenAt" TIMESTAMPTZ(3) NOT NULL,
    "weightGrams" INTEGER,
    "nextDueOn" DATE,
    "givenBy" TEXT,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ParasiteTreatment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ParasiteTreatment_petId_givenAt_id_idx" ON "ParasiteTreatment"("petId", "givenAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ParasiteTreatment_deletedAt_idx" ON "ParasiteTreatment"("deletedAt");

-- AddForeignKey
ALTER TABLE "ParasiteTreatment" ADD CONSTRAINT "ParasiteTreatment_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;
