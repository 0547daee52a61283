-- AlterTable
ALTER TABLE "VetAnswer" ADD COLUMN     "former" JSONB;
