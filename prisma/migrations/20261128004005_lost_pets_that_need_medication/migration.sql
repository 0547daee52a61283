-- AlterTable
ALTER TABLE "Pet" ADD COLUMN     "lostNeedsMedication" BOOLEAN NOT NULL DEFAULT false;
