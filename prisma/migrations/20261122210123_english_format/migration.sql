-- AlterTable
ALTER TABLE "User" ADD COLUMN "englishFormat" TEXT;
