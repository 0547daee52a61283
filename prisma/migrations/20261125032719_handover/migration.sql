-- CreateTable
CREATE TABLE "Handover" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "fromId" UUID,
    "toId" UUID,
    "keyHash" BYTEA NOT NULL,
    "keySealed" BYTEA NOT NULL,
    "emailSealed" BYTEA,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "acceptedAt" TIMESTAMPTZ(3),
    "petName" TEXT,
    "microchip" TEXT,
    "fromName" TEXT,
    "toName" TEXT,
    "left" JSONB,

    CONSTRAINT "Handover_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Handover_keyHash_key" ON "Handover"("keyHash");

-- CreateIndex
CREATE INDEX "Handover_petId_id_idx" ON "Handover"("petId", "id" DESC);

-- CreateIndex
CREATE INDEX "Handover_fromId_idx" ON "Handover"("fromId");

-- CreateIndex
CREATE INDEX "Handover_toId_idx" ON "Handover"("toId");

-- AddForeignKey
ALTER TABLE "Handover" ADD CONSTRAINT "Handover_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Handover" ADD CONSTRAINT "Handover_fromId_fkey" FOREIGN KEY ("fromId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Handover" ADD CONSTRAINT "Handover_toId_fkey" FOREIGN KEY ("toId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
