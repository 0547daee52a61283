-- Who has no name ticked and gave doses under the whole e-mail address, which sitters read.
UPDATE "RoutineCompletion" SET "by" = SPLIT_PART("by", '@', 1) WHERE "by" ~ '^[^[:space:]@]+@[^[:space:]@]+$';
UPDATE "Dose" SET "by" = SPLIT_PART("by", '@', 1) WHERE "by" ~ '^[^[:space:]@]+@[^[:space:]@]+$';
