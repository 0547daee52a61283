-- AlterTable
ALTER TABLE "Condition" ADD COLUMN     "whatToDo" TEXT;
