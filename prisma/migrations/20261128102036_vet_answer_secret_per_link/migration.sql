-- DropIndex
DROP INDEX "VetAnswer_secretHash_key";

-- CreateIndex
CREATE UNIQUE INDEX "VetAnswer_shareId_secretHash_key" ON "VetAnswer"("shareId", "secretHash");
