-- CreateEnum
CREATE TYPE "ExpenseCategory" AS ENUM ('food', 'medicine', 'insurance', 'grooming', 'boarding', 'training', 'equipment', 'fees', 'other');

-- CreateTable
CREATE TABLE "Expense" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "paidOn" DATE NOT NULL,
    "category" "ExpenseCategory" NOT NULL,
    "title" TEXT,
    "amountCents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "createdById" UUID,
    "updatedById" UUID,

    CONSTRAINT "Expense_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Expense_petId_paidOn_id_idx" ON "Expense"("petId", "paidOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Expense_deletedAt_idx" ON "Expense"("deletedAt");

-- AddForeignKey
ALTER TABLE "Expense" ADD CONSTRAINT "Expense_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Expense"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE TRIGGER "raise_updated_at" BEFORE UPDATE OF "updatedAt" ON "Expense" FOR EACH ROW EXECUTE FUNCTION "raise_updated_at"();
