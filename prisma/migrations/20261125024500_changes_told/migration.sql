-- AlterTable
ALTER TABLE "PetVersion" ADD COLUMN     "raisedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Open screens hear of changes by NOTIFY (docs/decisions/open-screens.md), which takes a lock of the whole database until
-- the commit: a pet with one person tells nobody.
CREATE FUNCTION "is_shared_pet"(pet UUID) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM "PetMember" WHERE "petId" = pet AND "role" <> 'owner' AND "userId" IS NOT NULL
      AND ("endsAt" IS NULL OR "endsAt" > clock_timestamp())
  )
$$;

CREATE OR REPLACE FUNCTION "raise_version_of"(pet UUID) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('pawfolio.raised', true) = pet::text THEN RETURN; END IF;
  INSERT INTO "PetVersion" ("petId", "version", "raisedAt") SELECT "id", 1, clock_timestamp() FROM "Pet" WHERE "id" = pet
    ON CONFLICT ("petId") DO UPDATE SET "version" = "PetVersion"."version" + 1, "raisedAt" = EXCLUDED."raisedAt";
  IF "is_shared_pet"(pet) THEN PERFORM pg_notify('pet_changed', pet::text); END IF;
  PERFORM set_config('pawfolio.raised', pet::text, true);
END $$;

CREATE FUNCTION "tell_of_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('members_changed', COALESCE(NEW."petId", OLD."petId")::text);
  RETURN NULL;
END $$;

CREATE TRIGGER "tell_of_new_member" AFTER INSERT ON "PetMember"
  FOR EACH ROW WHEN (NEW."role" <> 'owner') EXECUTE FUNCTION "tell_of_member"();
CREATE TRIGGER "tell_of_member" AFTER UPDATE OF "userId", "role", "mayShare", "startsAt", "endsAt" ON "PetMember"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "tell_of_member"();
CREATE TRIGGER "tell_of_gone_member" AFTER DELETE ON "PetMember"
  FOR EACH ROW WHEN (OLD."role" <> 'owner') EXECUTE FUNCTION "tell_of_member"();

CREATE FUNCTION "tell_of_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD."id"::text);
  RETURN NULL;
END $$;

CREATE TRIGGER "tell_of_session" AFTER DELETE ON "Session" FOR EACH ROW EXECUTE FUNCTION "tell_of_session"();
