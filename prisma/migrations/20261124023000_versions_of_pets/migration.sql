-- CreateTable
CREATE TABLE "PetVersion" (
    "petId" UUID NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "PetVersion_pkey" PRIMARY KEY ("petId")
);

-- AddForeignKey
ALTER TABLE "PetVersion" ADD CONSTRAINT "PetVersion_petId_fkey" FOREIGN KEY ("petId") REFERENCES "Pet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- docs/decisions/kept-renderings.md. Once per pet and transaction; nothing for a pet that is gone.
CREATE FUNCTION "raise_version_of"(pet UUID) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('pawfolio.raised', true) = pet::text THEN RETURN; END IF;
  INSERT INTO "PetVersion" ("petId", "version") SELECT "id", 1 FROM "Pet" WHERE "id" = pet
    ON CONFLICT ("petId") DO UPDATE SET "version" = "PetVersion"."version" + 1;
  PERFORM set_config('pawfolio.raised', pet::text, true);
END $$;

-- Its argument is the column that holds the pet's id. When a reminder is due, nobody is shown.
CREATE FUNCTION "raise_pet_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "before" JSONB := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - 'remindAt' END;
  "after" JSONB := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - 'remindAt' END;
BEGIN
  IF "before" IS DISTINCT FROM "after" THEN
    PERFORM "raise_version_of"((COALESCE("after", "before") ->> TG_ARGV[0])::uuid);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "raise_versions_of_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "raise_version_of"("id") FROM "Pet" WHERE "ownerId" = NEW."id" ORDER BY "id";
  RETURN NULL;
END $$;

-- Deferred: the last lock that a transaction takes cannot be part of a deadlock with its others.
CREATE CONSTRAINT TRIGGER "raise_versions" AFTER UPDATE OF "timeZone", "temperatureUnit", "weightUnit" ON "User"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_versions_of_owner"();
CREATE CONSTRAINT TRIGGER "raise_version" AFTER UPDATE ON "Pet"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('id');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Weight"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Vaccination"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Vital"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Condition"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Allergy"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Medication"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "ParasiteTreatment"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Dose"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Routine"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "RoutineCompletion"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Skill"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "TrainingSession"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "SkillCheck"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Appointment"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "VetRecord"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Photo"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER INSERT OR UPDATE OR DELETE ON "Document"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
