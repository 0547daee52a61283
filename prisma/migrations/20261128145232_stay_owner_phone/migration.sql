-- AlterTable
ALTER TABLE "Stay" ADD COLUMN     "ownerPhone" TEXT;
