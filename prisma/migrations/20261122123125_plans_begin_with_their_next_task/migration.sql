-- AlterTable
ALTER TABLE "Medication" ADD COLUMN     "pastPlans" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "plannedFrom" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Routine" ADD COLUMN     "pastPlans" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "plannedFrom" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- What is there already keeps the day on which it was made.
UPDATE "Medication" SET "plannedFrom" = date_trunc('day', "createdAt" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
UPDATE "Routine" SET "plannedFrom" = date_trunc('day', "createdAt" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
