-- AlterTable
ALTER TABLE "SignInRequest" ADD COLUMN     "accountId" UUID,
ADD COLUMN     "firstName" TEXT,
ADD COLUMN     "lastName" TEXT,
ADD COLUMN     "passwordHash" TEXT;
