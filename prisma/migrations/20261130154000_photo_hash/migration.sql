-- AlterTable
ALTER TABLE "Photo" ADD COLUMN     "sentHash" TEXT;

-- CreateIndex
CREATE INDEX "Photo_petId_sentHash_idx" ON "Photo"("petId", "sentHash");
