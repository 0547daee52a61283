-- AlterEnum
ALTER TYPE "ImportKind" ADD VALUE 'papers';
