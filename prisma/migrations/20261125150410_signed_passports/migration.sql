-- CreateTable
CREATE TABLE "SigningKey" (
    "generation" INTEGER NOT NULL,
    "kid" TEXT NOT NULL,
    "x" TEXT NOT NULL,
    "y" TEXT NOT NULL,
    "privateSealed" BYTEA,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "retiredAt" TIMESTAMPTZ(3),

    CONSTRAINT "SigningKey_pkey" PRIMARY KEY ("generation")
);

-- CreateTable
CREATE TABLE "SignedPassport" (
    "jti" TEXT NOT NULL,
    "petId" UUID NOT NULL,
    "kid" TEXT NOT NULL,
    "isWhole" BOOLEAN NOT NULL,
    "factsHash" BYTEA NOT NULL,
    "jws" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SignedPassport_pkey" PRIMARY KEY ("jti")
);

-- CreateIndex
CREATE UNIQUE INDEX "SigningKey_kid_key" ON "SigningKey"("kid");

-- CreateIndex
CREATE INDEX "SignedPassport_petId_issuedAt_idx" ON "SignedPassport"("petId", "issuedAt" DESC);

-- CreateIndex
CREATE INDEX "SignedPassport_expiresAt_idx" ON "SignedPassport"("expiresAt");

-- AddForeignKey
ALTER TABLE "SignedPassport" ADD CONSTRAINT "SignedPassport_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;
