-- AlterTable
ALTER TABLE "Proposal" ADD COLUMN     "fileKey" TEXT;

-- CreateIndex
CREATE INDEX "Proposal_fileKey_idx" ON "Proposal"("fileKey");
