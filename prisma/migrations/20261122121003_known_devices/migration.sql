-- CreateTable
CREATE TABLE "KnownDevice" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "secretHash" BYTEA NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KnownDevice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "KnownDevice_userId_seenAt_idx" ON "KnownDevice"("userId", "seenAt");

-- CreateIndex
CREATE INDEX "KnownDevice_seenAt_idx" ON "KnownDevice"("seenAt");

-- CreateIndex
CREATE UNIQUE INDEX "KnownDevice_secretHash_userId_key" ON "KnownDevice"("secretHash", "userId");

-- AddForeignKey
ALTER TABLE "KnownDevice" ADD CONSTRAINT "KnownDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
