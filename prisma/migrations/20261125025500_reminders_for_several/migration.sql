-- AlterTable
ALTER TABLE "Medication" ADD COLUMN     "responsible" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "PetMember" ADD COLUMN     "reminders" BOOLEAN;

-- AlterTable
ALTER TABLE "Reminder" ADD COLUMN     "passOnAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Routine" ADD COLUMN     "responsible" JSONB NOT NULL DEFAULT '[]';

-- CreateIndex
CREATE INDEX "Reminder_passOnAt_idx" ON "Reminder"("passOnAt");
