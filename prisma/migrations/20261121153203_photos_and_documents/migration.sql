-- CreateTable
CREATE TABLE "Photo" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "photoKey" TEXT NOT NULL,
    "caption" TEXT,
    "takenAt" TIMESTAMPTZ(3) NOT NULL,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "location" TEXT,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "placeholder" TEXT NOT NULL,
    "avifWidths" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "bytes" INTEGER NOT NULL,
    "sentBytes" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Photo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PhotoLink" (
    "id" UUID NOT NULL,
    "photoId" UUID NOT NULL,
    "keyHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PhotoLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Document" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "vetRecordId" UUID,
    "vaccinationId" UUID,
    "medicationId" UUID,
    "name" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "fileKey" TEXT NOT NULL,
    "previewKey" TEXT,
    "bytes" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Document_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Photo_petId_takenAt_id_idx" ON "Photo"("petId", "takenAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Photo_tags_idx" ON "Photo" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "Photo_deletedAt_idx" ON "Photo"("deletedAt");

-- CreateIndex
CREATE INDEX "Photo_photoKey_idx" ON "Photo"("photoKey");

-- CreateIndex
CREATE UNIQUE INDEX "PhotoLink_keyHash_key" ON "PhotoLink"("keyHash");

-- CreateIndex
CREATE INDEX "PhotoLink_photoId_idx" ON "PhotoLink"("photoId");

-- CreateIndex
CREATE INDEX "Document_petId_createdAt_id_idx" ON "Document"("petId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Document_vetRecordId_idx" ON "Document"("vetRecordId");

-- CreateIndex
CREATE INDEX "Document_vaccinationId_idx" ON "Document"("vaccinationId");

-- CreateIndex
CREATE INDEX "Document_medicationId_idx" ON "Document"("medicationId");

-- CreateIndex
CREATE INDEX "Document_deletedAt_idx" ON "Document"("deletedAt");

-- CreateIndex
CREATE INDEX "Document_fileKey_idx" ON "Document"("fileKey");

-- AddForeignKey
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PhotoLink" ADD CONSTRAINT "PhotoLink_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "Photo"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_vetRecordId_fkey" FOREIGN KEY ("vetRecordId") REFERENCES "VetRecord"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_vaccinationId_fkey" FOREIGN KEY ("vaccinationId") REFERENCES "Vaccination"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_medicationId_fkey" FOREIGN KEY ("medicationId") REFERENCES "Medication"("id") ON DELETE CASCADE ON UPDATE CASCADE;
