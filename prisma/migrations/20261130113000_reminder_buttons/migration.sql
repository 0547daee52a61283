-- CreateEnum
CREATE TYPE "ReminderAction" AS ENUM ('done', 'later');

-- CreateTable
CREATE TABLE "ReminderButton" (
    "id" UUID NOT NULL,
    "secretHash" BYTEA NOT NULL,
    "reminderId" UUID NOT NULL,
    "serviceId" UUID NOT NULL,
    "action" "ReminderAction" NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReminderButton_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ReminderButton_secretHash_key" ON "ReminderButton"("secretHash");

-- CreateIndex
CREATE INDEX "ReminderButton_reminderId_idx" ON "ReminderButton"("reminderId");

-- CreateIndex
CREATE INDEX "ReminderButton_serviceId_idx" ON "ReminderButton"("serviceId");

-- AddForeignKey
ALTER TABLE "ReminderButton" ADD CONSTRAINT "ReminderButton_reminderId_fkey" FOREIGN KEY ("reminderId") REFERENCES "Reminder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReminderButton" ADD CONSTRAINT "ReminderButton_serviceId_fkey" FOREIGN KEY ("serviceId") REFERENCES "NotificationService"("id") ON DELETE CASCADE ON UPDATE CASCADE;
