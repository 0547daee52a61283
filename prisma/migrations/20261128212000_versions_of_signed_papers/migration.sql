-- Papers of a share link carry the signed code, and its pages say whether a member was owner or carer: both raise the
-- version of the pet. Other columns of a membership are on no shared page.
CREATE CONSTRAINT TRIGGER "raise_version" AFTER UPDATE OF "revokedAt" OR DELETE ON "SignedPassport"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
CREATE CONSTRAINT TRIGGER "raise_version" AFTER UPDATE OF "role" OR DELETE ON "PetMember"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_pet_version"('petId');
