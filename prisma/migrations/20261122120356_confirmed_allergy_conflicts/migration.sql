-- AlterTable
ALTER TABLE "Medication" ADD COLUMN     "allergyReason" TEXT,
ADD COLUMN     "confirmedConflicts" TEXT[] DEFAULT ARRAY[]::TEXT[];
