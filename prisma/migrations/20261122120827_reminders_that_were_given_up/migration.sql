-- AlterTable
ALTER TABLE "Reminder" ADD COLUMN     "givenUpAt" TIMESTAMPTZ(3),
ADD COLUMN     "subject" TEXT,
ADD COLUMN     "triedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Reminder_userId_givenUpAt_idx" ON "Reminder"("userId", "givenUpAt");
