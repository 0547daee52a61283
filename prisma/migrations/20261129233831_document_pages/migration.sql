-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "textReadAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "DocumentPage" (
    "documentId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "DocumentPage_pkey" PRIMARY KEY ("documentId","number")
);

-- AddForeignKey
ALTER TABLE "DocumentPage" ADD CONSTRAINT "DocumentPage_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
