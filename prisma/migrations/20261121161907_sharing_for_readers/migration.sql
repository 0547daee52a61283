-- AlterTable
ALTER TABLE "Pet" ADD COLUMN     "lostNote" TEXT,
ADD COLUMN     "lostSince" TIMESTAMPTZ(3),
ADD COLUMN     "visitQuestions" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Share" ADD COLUMN     "lastOpenedAt" TIMESTAMPTZ(3),
ADD COLUMN     "openings" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "pinHash" TEXT;

-- CreateTable
CREATE TABLE "ShareOpening" (
    "id" UUID NOT NULL,
    "shareId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "device" TEXT NOT NULL,
    "network" TEXT NOT NULL,

    CONSTRAINT "ShareOpening_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FinderMessage" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "contact" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "FinderMessage_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ShareOpening_shareId_at_id_idx" ON "ShareOpening"("shareId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "FinderMessage_petId_createdAt_id_idx" ON "FinderMessage"("petId", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "ShareOpening" ADD CONSTRAINT "ShareOpening_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "Share"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FinderMessage" ADD CONSTRAINT "FinderMessage_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;
