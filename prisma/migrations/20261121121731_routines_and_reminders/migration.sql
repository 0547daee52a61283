-- AlterTable
ALTER TABLE "Medication" ADD COLUMN     "remindAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Pet" ADD COLUMN     "remindAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "reminderPush" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "reminderRules" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "summaryNextAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Routine" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "weekdays" SMALLINT[],
    "timeOfDay" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "durationMinutes" SMALLINT,
    "note" TEXT,
    "reminderMinutesBefore" SMALLINT,
    "remindAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Routine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RoutineCompletion" (
    "routineId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "petId" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,

    CONSTRAINT "RoutineCompletion_pkey" PRIMARY KEY ("routineId","day")
);

-- CreateTable
CREATE TABLE "Skill" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "curriculumId" TEXT,
    "name" TEXT NOT NULL,
    "category" TEXT,
    "stage" TEXT NOT NULL,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Skill_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Practice" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "skillId" UUID NOT NULL,
    "practisedAt" TIMESTAMPTZ(3) NOT NULL,
    "minutes" SMALLINT NOT NULL,
    "attempts" SMALLINT,
    "successes" SMALLINT,
    "distraction" SMALLINT,
    "place" TEXT,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Practice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SkillCheck" (
    "petId" UUID NOT NULL,
    "list" TEXT NOT NULL,
    "item" TEXT NOT NULL,
    "doneOn" DATE NOT NULL,

    CONSTRAINT "SkillCheck_pkey" PRIMARY KEY ("petId","list","item")
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "timeZone" TEXT NOT NULL,
    "durationMinutes" SMALLINT,
    "kind" TEXT NOT NULL,
    "title" TEXT,
    "place" TEXT,
    "note" TEXT,
    "status" TEXT NOT NULL,
    "reminderMinutesBefore" INTEGER,
    "seriesId" UUID,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "remindAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Appointment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VetRecord" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "visitedOn" DATE NOT NULL,
    "clinic" TEXT,
    "vetName" TEXT,
    "reason" TEXT,
    "description" TEXT NOT NULL,
    "diagnosis" TEXT,
    "costCents" INTEGER,
    "currency" TEXT,
    "followUpOn" DATE,
    "followedUpAt" TIMESTAMPTZ(3),
    "documentLinks" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "appointmentId" UUID,
    "remindAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "VetRecord_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PushSubscription" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "endpointHash" BYTEA NOT NULL,
    "sealed" BYTEA NOT NULL,
    "device" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastSentAt" TIMESTAMPTZ(3),

    CONSTRAINT "PushSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reminder" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "petId" UUID,
    "kind" TEXT NOT NULL,
    "sourceId" UUID NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "sendAt" TIMESTAMPTZ(3) NOT NULL,
    "pushState" TEXT,
    "mailState" TEXT,
    "escalateAt" TIMESTAMPTZ(3),
    "acknowledgedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "Reminder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "userId" UUID NOT NULL,
    "keyHash" BYTEA NOT NULL,
    "keySealed" BYTEA NOT NULL,
    "petId" UUID,
    "kinds" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastReadAt" TIMESTAMPTZ(3),

    CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "Routine_petId_createdAt_id_idx" ON "Routine"("petId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Routine_deletedAt_idx" ON "Routine"("deletedAt");

-- CreateIndex
CREATE INDEX "Routine_remindAt_idx" ON "Routine"("remindAt");

-- CreateIndex
CREATE INDEX "RoutineCompletion_petId_day_idx" ON "RoutineCompletion"("petId", "day");

-- CreateIndex
CREATE INDEX "Skill_petId_createdAt_id_idx" ON "Skill"("petId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Skill_deletedAt_idx" ON "Skill"("deletedAt");

-- CreateIndex
CREATE INDEX "Practice_petId_practisedAt_id_idx" ON "Practice"("petId", "practisedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Practice_skillId_practisedAt_id_idx" ON "Practice"("skillId", "practisedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Practice_deletedAt_idx" ON "Practice"("deletedAt");

-- CreateIndex
CREATE INDEX "Appointment_petId_startsAt_id_idx" ON "Appointment"("petId", "startsAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Appointment_seriesId_idx" ON "Appointment"("seriesId");

-- CreateIndex
CREATE INDEX "Appointment_deletedAt_idx" ON "Appointment"("deletedAt");

-- CreateIndex
CREATE INDEX "Appointment_remindAt_idx" ON "Appointment"("remindAt");

-- CreateIndex
CREATE UNIQUE INDEX "VetRecord_appointmentId_key" ON "VetRecord"("appointmentId");

-- CreateIndex
CREATE INDEX "VetRecord_petId_visitedOn_id_idx" ON "VetRecord"("petId", "visitedOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "VetRecord_petId_followUpOn_idx" ON "VetRecord"("petId", "followUpOn");

-- CreateIndex
CREATE INDEX "VetRecord_deletedAt_idx" ON "VetRecord"("deletedAt");

-- CreateIndex
CREATE INDEX "VetRecord_remindAt_idx" ON "VetRecord"("remindAt");

-- CreateIndex
CREATE UNIQUE INDEX "PushSubscription_endpointHash_key" ON "PushSubscription"("endpointHash");

-- CreateIndex
CREATE INDEX "PushSubscription_userId_idx" ON "PushSubscription"("userId");

-- CreateIndex
CREATE INDEX "Reminder_userId_id_idx" ON "Reminder"("userId", "id" DESC);

-- CreateIndex
CREATE INDEX "Reminder_escalateAt_idx" ON "Reminder"("escalateAt");

-- CreateIndex
CREATE INDEX "Reminder_createdAt_idx" ON "Reminder"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Reminder_userId_kind_sourceId_dueAt_key" ON "Reminder"("userId", "kind", "sourceId", "dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_keyHash_key" ON "CalendarFeed"("keyHash");

-- CreateIndex
CREATE INDEX "Medication_remindAt_idx" ON "Medication"("remindAt");

-- CreateIndex
CREATE INDEX "Pet_remindAt_idx" ON "Pet"("remindAt");

-- CreateIndex
CREATE INDEX "User_summaryNextAt_idx" ON "User"("summaryNextAt");

-- AddForeignKey
ALTER TABLE "Routine" ADD CONSTRAINT "Routine_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoutineCompletion" ADD CONSTRAINT "RoutineCompletion_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoutineCompletion" ADD CONSTRAINT "RoutineCompletion_routineId_fkey" FOREIGN KEY ("routineId") REFERENCES "Routine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Skill" ADD CONSTRAINT "Skill_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Practice" ADD CONSTRAINT "Practice_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Practice" ADD CONSTRAINT "Practice_skillId_fkey" FOREIGN KEY ("skillId") REFERENCES "Skill"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SkillCheck" ADD CONSTRAINT "SkillCheck_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VetRecord" ADD CONSTRAINT "VetRecord_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarFeed" ADD CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was there before reminders: the first tick works out when theirs are due.
UPDATE "Medication" SET "remindAt" = now() WHERE "deletedAt" IS NULL;
UPDATE "Pet" SET "remindAt" = now() WHERE "deletedAt" IS NULL;
