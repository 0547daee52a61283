-- AlterTable
ALTER TABLE "CalendarFeed" ADD COLUMN     "namesMedicines" BOOLEAN NOT NULL DEFAULT false;
