-- DropForeignKey
ALTER TABLE "Handover" DROP CONSTRAINT "Handover_petId_fkey";

-- AlterTable
ALTER TABLE "Handover" ALTER COLUMN "petId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "Stay" ADD COLUMN     "messages" TEXT NOT NULL DEFAULT 'none',
ADD COLUMN     "remindAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Stay_remindAt_idx" ON "Stay"("remindAt");

-- AddForeignKey
ALTER TABLE "Handover" ADD CONSTRAINT "Handover_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE SET NULL ON UPDATE CASCADE;
