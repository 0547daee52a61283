-- AlterTable
ALTER TABLE "Pet" ADD COLUMN     "weightGoalBy" DATE,
ADD COLUMN     "weightGoalFrom" DATE,
ADD COLUMN     "weightGoalGrams" INTEGER;
