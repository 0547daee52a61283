-- AlterTable
ALTER TABLE "PetMember" ADD COLUMN     "name" TEXT,
ADD COLUMN     "stayId" UUID;

-- CreateTable
CREATE TABLE "Stay" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "fromDay" DATE NOT NULL,
    "untilDay" DATE NOT NULL,
    "timeZone" TEXT NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "allows" TEXT[],
    "keyHash" BYTEA NOT NULL,
    "keySealed" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Stay_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StayPet" (
    "stayId" UUID NOT NULL,
    "petId" UUID NOT NULL,

    CONSTRAINT "StayPet_pkey" PRIMARY KEY ("stayId","petId")
);

-- CreateTable
CREATE TABLE "StayNote" (
    "stayId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "text" TEXT,
    "photoId" UUID,
    "by" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StayNote_pkey" PRIMARY KEY ("stayId","day")
);

-- CreateIndex
CREATE UNIQUE INDEX "Stay_keyHash_key" ON "Stay"("keyHash");

-- CreateIndex
CREATE INDEX "Stay_ownerId_id_idx" ON "Stay"("ownerId", "id" DESC);

-- CreateIndex
CREATE INDEX "StayPet_petId_idx" ON "StayPet"("petId");

-- CreateIndex
CREATE INDEX "StayNote_photoId_idx" ON "StayNote"("photoId");

-- CreateIndex
CREATE UNIQUE INDEX "PetMember_stayId_petId_name_key" ON "PetMember"("stayId", "petId", "name");

-- AddForeignKey
ALTER TABLE "PetMember" ADD CONSTRAINT "PetMember_stayId_fkey" FOREIGN KEY ("stayId") REFERENCES "Stay"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Stay" ADD CONSTRAINT "Stay_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StayPet" ADD CONSTRAINT "StayPet_stayId_fkey" FOREIGN KEY ("stayId") REFERENCES "Stay"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StayPet" ADD CONSTRAINT "StayPet_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StayNote" ADD CONSTRAINT "StayNote_stayId_fkey" FOREIGN KEY ("stayId") REFERENCES "Stay"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StayNote" ADD CONSTRAINT "StayNote_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;
