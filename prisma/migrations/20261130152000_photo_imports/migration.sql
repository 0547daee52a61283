-- AlterEnum
ALTER TYPE "ImportKind" ADD VALUE 'photos';
