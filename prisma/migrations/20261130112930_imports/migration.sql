-- CreateEnum
CREATE TYPE "ImportKind" AS ENUM ('pets', 'table');

-- CreateTable
CREATE TABLE "Import" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "ImportKind" NOT NULL,
    "fileName" TEXT,
    "entries" INTEGER NOT NULL,
    "files" INTEGER NOT NULL,
    "entriesAdded" INTEGER NOT NULL DEFAULT 0,
    "filesAdded" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "undoneAt" TIMESTAMPTZ(3),
    "remaining" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ImportedRow" (
    "importId" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "collection" TEXT NOT NULL,
    "entryId" UUID NOT NULL,

    CONSTRAINT "ImportedRow_pkey" PRIMARY KEY ("importId","collection","entryId")
);

-- CreateIndex
CREATE INDEX "Import_userId_createdAt_idx" ON "Import"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Import_createdAt_idx" ON "Import"("createdAt");

-- CreateIndex
CREATE INDEX "ImportedRow_petId_idx" ON "ImportedRow"("petId");

-- AddForeignKey
ALTER TABLE "Import" ADD CONSTRAINT "Import_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportedRow" ADD CONSTRAINT "ImportedRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "Import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportedRow" ADD CONSTRAINT "ImportedRow_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;
