-- AlterTable
ALTER TABLE "Import" ADD COLUMN     "microchip" TEXT,
ADD COLUMN     "passportNumber" TEXT;
