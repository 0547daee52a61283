-- CreateEnum
CREATE TYPE "ProposalKind" AS ENUM ('confirm', 'correct', 'add');

-- CreateEnum
CREATE TYPE "ProposalDecision" AS ENUM ('accepted', 'declined');

-- AlterTable
ALTER TABLE "Allergy" ADD COLUMN     "source" JSONB;

-- AlterTable
ALTER TABLE "Condition" ADD COLUMN     "source" JSONB;

-- AlterTable
ALTER TABLE "Medication" ADD COLUMN     "hasDocument" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "source" JSONB;

-- AlterTable
ALTER TABLE "ParasiteTreatment" ADD COLUMN     "source" JSONB;

-- AlterTable
ALTER TABLE "Share" ADD COLUMN     "clinicAddress" TEXT;

-- AlterTable
ALTER TABLE "Vaccination" ADD COLUMN     "hasDocument" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "source" JSONB;

-- AlterTable
ALTER TABLE "VetRecord" ADD COLUMN     "hasDocument" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "source" JSONB;

-- AlterTable
ALTER TABLE "Vital" ADD COLUMN     "source" JSONB;

-- AlterTable
ALTER TABLE "Weight" ADD COLUMN     "source" JSONB;

-- CreateTable
CREATE TABLE "EntryChange" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "collection" TEXT NOT NULL,
    "entryId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "memberId" UUID,
    "source" JSONB,
    "was" JSONB NOT NULL,
    "became" JSONB NOT NULL,

    CONSTRAINT "EntryChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VetAnswer" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "shareId" UUID NOT NULL,
    "secretHash" BYTEA,
    "name" TEXT,
    "clinic" TEXT,
    "licence" TEXT,
    "through" TEXT,
    "throughAt" TIMESTAMPTZ(3),
    "codeHash" BYTEA,
    "codeExpiresAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "VetAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Proposal" (
    "id" UUID NOT NULL,
    "petId" UUID NOT NULL,
    "answerId" UUID NOT NULL,
    "kind" "ProposalKind" NOT NULL,
    "collection" TEXT NOT NULL,
    "entryId" UUID,
    "entry" JSONB NOT NULL,
    "opened" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "decision" "ProposalDecision",
    "decidedAt" TIMESTAMPTZ(3),
    "decidedById" UUID,
    "word" TEXT,
    "resultId" UUID,
    "before" JSONB,

    CONSTRAINT "Proposal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "EntryChange_entryId_at_id_idx" ON "EntryChange"("entryId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "EntryChange_petId_idx" ON "EntryChange"("petId");

-- CreateIndex
CREATE UNIQUE INDEX "VetAnswer_secretHash_key" ON "VetAnswer"("secretHash");

-- CreateIndex
CREATE INDEX "VetAnswer_petId_sentAt_idx" ON "VetAnswer"("petId", "sentAt" DESC);

-- CreateIndex
CREATE INDEX "VetAnswer_shareId_createdAt_idx" ON "VetAnswer"("shareId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Proposal_petId_decision_id_idx" ON "Proposal"("petId", "decision", "id" DESC);

-- CreateIndex
CREATE INDEX "Proposal_answerId_id_idx" ON "Proposal"("answerId", "id");

-- AddForeignKey
ALTER TABLE "EntryChange" ADD CONSTRAINT "EntryChange_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VetAnswer" ADD CONSTRAINT "VetAnswer_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VetAnswer" ADD CONSTRAINT "VetAnswer_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "Share"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Proposal" ADD CONSTRAINT "Proposal_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Proposal" ADD CONSTRAINT "Proposal_answerId_fkey" FOREIGN KEY ("answerId") REFERENCES "VetAnswer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Also for documents that change their entry, or come out of the bin.
CREATE FUNCTION "count_documents"(vaccination UUID, medication UUID, record UUID) RETURNS void LANGUAGE sql AS $$
  UPDATE "Vaccination" SET "hasDocument" = EXISTS (
    SELECT 1 FROM "Document" d WHERE d."vaccinationId" = vaccination AND d."deletedAt" IS NULL
  ) WHERE "id" = vaccination;
  UPDATE "Medication" SET "hasDocument" = EXISTS (
    SELECT 1 FROM "Document" d WHERE d."medicationId" = medication AND d."deletedAt" IS NULL
  ) WHERE "id" = medication;
  UPDATE "VetRecord" SET "hasDocument" = EXISTS (
    SELECT 1 FROM "Document" d WHERE d."vetRecordId" = record AND d."deletedAt" IS NULL
  ) WHERE "id" = record;
$$;

CREATE FUNCTION "note_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM "count_documents"(OLD."vaccinationId", OLD."medicationId", OLD."vetRecordId");
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM "count_documents"(NEW."vaccinationId", NEW."medicationId", NEW."vetRecordId");
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "note_document" AFTER INSERT OR DELETE OR UPDATE OF "vaccinationId", "medicationId", "vetRecordId", "deletedAt" ON "Document" FOR EACH ROW EXECUTE FUNCTION "note_document"();

UPDATE "Vaccination" v SET "hasDocument" = true FROM "Document" d WHERE d."vaccinationId" = v."id" AND d."deletedAt" IS NULL;
UPDATE "Medication" m SET "hasDocument" = true FROM "Document" d WHERE d."medicationId" = m."id" AND d."deletedAt" IS NULL;
UPDATE "VetRecord" r SET "hasDocument" = true FROM "Document" d WHERE d."vetRecordId" = r."id" AND d."deletedAt" IS NULL;

CREATE FUNCTION "forget_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "EntryChange" WHERE "entryId" = OLD."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "forget_changes" AFTER DELETE ON "Weight" FOR EACH ROW EXECUTE FUNCTION "forget_changes"();
CREATE TRIGGER "forget_changes" AFTER DELETE ON "Vaccination" FOR EACH ROW EXECUTE FUNCTION "forget_changes"();
CREATE TRIGGER "forget_changes" AFTER DELETE ON "Vital" FOR EACH ROW EXECUTE FUNCTION "forget_changes"();
CREATE TRIGGER "forget_changes" AFTER DELETE ON "Condition" FOR EACH ROW EXECUTE FUNCTION "forget_changes"();
CREATE TRIGGER "forget_changes" AFTER DELETE ON "Allergy" FOR EACH ROW EXECUTE FUNCTION "forget_changes"();
CREATE TRIGGER "forget_changes" AFTER DELETE ON "Medication" FOR EACH ROW EXECUTE FUNCTION "forget_changes"();
CREATE TRIGGER "forget_changes" AFTER DELETE ON "ParasiteTreatment" FOR EACH ROW EXECUTE FUNCTION "forget_changes"();
CREATE TRIGGER "forget_changes" AFTER DELETE ON "VetRecord" FOR EACH ROW EXECUTE FUNCTION "forget_changes"();
