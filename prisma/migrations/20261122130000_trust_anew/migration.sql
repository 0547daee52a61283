-- AlterTable
ALTER TABLE "AccountRequest" ADD COLUMN     "browserHash" BYTEA,
ADD COLUMN     "device" TEXT,
ADD COLUMN     "sessionId" UUID,
ADD COLUMN     "userId" UUID;

-- CreateTable
CREATE TABLE "AddressRecovery" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "addressSealed" BYTEA NOT NULL,
    "tokenHash" BYTEA,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AddressRecovery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "AddressRecovery_tokenHash_key" ON "AddressRecovery"("tokenHash");

-- CreateIndex
CREATE INDEX "AddressRecovery_userId_idx" ON "AddressRecovery"("userId");

-- CreateIndex
CREATE INDEX "AddressRecovery_createdAt_idx" ON "AddressRecovery"("createdAt");

-- CreateIndex
CREATE INDEX "AccountRequest_userId_idx" ON "AccountRequest"("userId");

-- CreateIndex
CREATE INDEX "AccountRequest_sessionId_idx" ON "AccountRequest"("sessionId");

-- AddForeignKey
ALTER TABLE "AccountRequest" ADD CONSTRAINT "AccountRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccountRequest" ADD CONSTRAINT "AccountRequest_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AddressRecovery" ADD CONSTRAINT "AddressRecovery_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Requests of the last minutes go on working for the account that they were made for.
UPDATE "AccountRequest" r SET "userId" = u."id" FROM "User" u WHERE u."emailKey" = r."emailKey";

-- Which session asked for a change of address nobody knows: it has to be asked for anew.
DELETE FROM "AccountRequest" WHERE "kind" = 'email_change';
