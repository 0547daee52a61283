-- CreateEnum
CREATE TYPE "TokenScope" AS ENUM ('read', 'tick', 'write');

-- CreateTable
CREATE TABLE "AccessToken" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "secretHash" BYTEA NOT NULL,
    "scopes" "TokenScope"[],
    "allPets" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3),
    "lastUsedOn" DATE,

    CONSTRAINT "AccessToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccessTokenPet" (
    "tokenId" UUID NOT NULL,
    "petId" UUID NOT NULL,

    CONSTRAINT "AccessTokenPet_pkey" PRIMARY KEY ("tokenId","petId")
);

-- CreateIndex
CREATE UNIQUE INDEX "AccessToken_secretHash_key" ON "AccessToken"("secretHash");

-- CreateIndex
CREATE INDEX "AccessToken_userId_createdAt_idx" ON "AccessToken"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "AccessTokenPet_petId_idx" ON "AccessTokenPet"("petId");

-- AddForeignKey
ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessTokenPet" ADD CONSTRAINT "AccessTokenPet_tokenId_fkey" FOREIGN KEY ("tokenId") REFERENCES "AccessToken"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessTokenPet" ADD CONSTRAINT "AccessTokenPet_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;
