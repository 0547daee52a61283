-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "provenAt" TIMESTAMPTZ(3);
