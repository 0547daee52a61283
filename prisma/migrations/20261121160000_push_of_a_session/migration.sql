-- Of the addresses so far nobody knows whose session they belong to: their browsers have to ask again.
DELETE FROM "PushSubscription";

-- AlterTable
ALTER TABLE "PushSubscription" ADD COLUMN     "sessionId" UUID NOT NULL;

-- CreateIndex
CREATE INDEX "PushSubscription_sessionId_idx" ON "PushSubscription"("sessionId");

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
