-- CreateEnum
CREATE TYPE "NotificationServiceKind" AS ENUM ('ntfy', 'gotify', 'webhook');

-- CreateTable
CREATE TABLE "NotificationService" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "NotificationServiceKind" NOT NULL,
    "host" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastSentAt" TIMESTAMPTZ(3),
    "problem" TEXT,

    CONSTRAINT "NotificationService_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "NotificationService_userId_idx" ON "NotificationService"("userId");

-- AddForeignKey
ALTER TABLE "NotificationService" ADD CONSTRAINT "NotificationService_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
