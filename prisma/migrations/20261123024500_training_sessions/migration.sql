ALTER TABLE "Practice" RENAME TO "TrainingSession";
ALTER TABLE "TrainingSession" RENAME CONSTRAINT "Practice_pkey" TO "TrainingSession_pkey";
ALTER TABLE "TrainingSession" RENAME CONSTRAINT "Practice_petId_fkey" TO "TrainingSession_petId_fkey";
ALTER TABLE "TrainingSession" RENAME CONSTRAINT "Practice_skillId_fkey" TO "TrainingSession_skillId_fkey";
ALTER INDEX "Practice_petId_practisedAt_id_idx" RENAME TO "TrainingSession_petId_practisedAt_id_idx";
ALTER INDEX "Practice_skillId_practisedAt_id_idx" RENAME TO "TrainingSession_skillId_practisedAt_id_idx";
ALTER INDEX "Practice_deletedAt_idx" RENAME TO "TrainingSession_deletedAt_idx";
