-- AlterTable
ALTER TABLE "Dose" ADD COLUMN     "reason" TEXT;
