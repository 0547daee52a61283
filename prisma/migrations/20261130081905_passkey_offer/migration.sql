-- AlterTable
ALTER TABLE "User" ADD COLUMN     "passkeyOffer" BOOLEAN;
