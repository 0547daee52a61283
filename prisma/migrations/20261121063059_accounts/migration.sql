-- AlterTable
ALTER TABLE "User" ADD COLUMN     "passwordHash" TEXT,
ADD COLUMN     "photoKey" TEXT,
ADD COLUMN     "reminderMail" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "shareNotice" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "summaryAt" TEXT,
ADD COLUMN     "suspendedAt" TIMESTAMPTZ(3),
ADD COLUMN     "temperatureUnit" TEXT NOT NULL DEFAULT 'c',
ADD COLUMN     "timeZone" TEXT,
ADD COLUMN     "verifiedAt" TIMESTAMPTZ(3),
ADD COLUMN     "weightUnit" TEXT NOT NULL DEFAULT 'kg';

-- CreateTable
CREATE TABLE "AccountRequest" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "newEmail" TEXT,
    "tokenHash" BYTEA,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AccountRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Admin" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Admin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdminSession" (
    "id" UUID NOT NULL,
    "adminId" UUID NOT NULL,
    "secretHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AdminSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEvent" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actorKind" TEXT NOT NULL,
    "actorKey" BYTEA,
    "action" TEXT NOT NULL,
    "subjectKey" BYTEA,
    "network" TEXT,
    "device" TEXT,

    CONSTRAINT "AuditEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Feedback" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "stars" SMALLINT,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "Feedback_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "AccountRequest_tokenHash_key" ON "AccountRequest"("tokenHash");

-- CreateIndex
CREATE INDEX "AccountRequest_emailKey_kind_idx" ON "AccountRequest"("emailKey", "kind");

-- CreateIndex
CREATE INDEX "AccountRequest_createdAt_idx" ON "AccountRequest"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Admin_emailKey_key" ON "Admin"("emailKey");

-- CreateIndex
CREATE UNIQUE INDEX "AdminSession_secretHash_key" ON "AdminSession"("secretHash");

-- CreateIndex
CREATE INDEX "AdminSession_adminId_idx" ON "AdminSession"("adminId");

-- CreateIndex
CREATE INDEX "AdminSession_expiresAt_idx" ON "AdminSession"("expiresAt");

-- CreateIndex
CREATE INDEX "AuditEvent_at_idx" ON "AuditEvent"("at");

-- CreateIndex
CREATE INDEX "AuditEvent_actorKey_at_idx" ON "AuditEvent"("actorKey", "at");

-- CreateIndex
CREATE INDEX "AuditEvent_subjectKey_at_idx" ON "AuditEvent"("subjectKey", "at");

-- CreateIndex
CREATE INDEX "Feedback_userId_idx" ON "Feedback"("userId");

-- CreateIndex
CREATE INDEX "Feedback_createdAt_idx" ON "Feedback"("createdAt");

-- CreateIndex
CREATE INDEX "User_createdAt_idx" ON "User"("createdAt");

-- AddForeignKey
ALTER TABLE "AdminSession" ADD CONSTRAINT "AdminSession_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Feedback" ADD CONSTRAINT "Feedback_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever has an account so far came by a link or code.
UPDATE "User" SET "verifiedAt" = "createdAt";

-- The audit log is only ever added to.
CREATE RULE "audit_keeps_rows" AS ON DELETE TO "AuditEvent" DO INSTEAD NOTHING;
CREATE RULE "audit_keeps_values" AS ON UPDATE TO "AuditEvent" DO INSTEAD NOTHING;
