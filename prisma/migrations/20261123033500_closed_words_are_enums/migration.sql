-- In place. A word that is in no vocabulary stops the migration: no version has written one.

CREATE TYPE "PetType" AS ENUM ('dog', 'cat', 'rabbit', 'ferret', 'horse', 'guinea_pig', 'hamster', 'other_small_mammal', 'bird', 'reptile', 'fish', 'other');
CREATE TYPE "PetGender" AS ENUM ('male', 'female', 'unknown');
CREATE TYPE "VaccineProfile" AS ENUM ('wsava', 'aaha');
CREATE TYPE "WeightUnit" AS ENUM ('kg', 'lb');
CREATE TYPE "TemperatureUnit" AS ENUM ('c', 'f');
CREATE TYPE "MailedLinkKind" AS ENUM ('password_reset', 'email_proof', 'email_change', 'registered_again');
CREATE TYPE "ActorKind" AS ENUM ('user', 'admin', 'guest', 'system');
CREATE TYPE "FeedbackKind" AS ENUM ('suggestion', 'message', 'rating');
CREATE TYPE "ShareKind" AS ENUM ('vet', 'groomer', 'sitter', 'finder', 'other');
CREATE TYPE "VitalKind" AS ENUM ('temperature', 'heart_rate', 'respiratory_rate', 'sleeping_respiratory_rate', 'capillary_refill');
CREATE TYPE "VitalContext" AS ENUM ('rest', 'sleep', 'exercise', 'clinic');
CREATE TYPE "ConditionStatus" AS ENUM ('active', 'managed', 'resolved');
CREATE TYPE "Severity" AS ENUM ('mild', 'moderate', 'severe');
CREATE TYPE "Frequency" AS ENUM ('ONCE', 'SID', 'AM', 'PM', 'HS', 'BID', 'TID', 'QID', 'Q4H', 'Q2H', 'EOD', 'Q72H', 'QWK', 'Q2WK', 'QMO', 'Q3MO', 'QYR', 'PRN', 'UNKNOWN');
CREATE TYPE "DoseStatus" AS ENUM ('given', 'skipped');
CREATE TYPE "RoutineKind" AS ENUM ('feeding', 'exercise', 'medication', 'grooming');
CREATE TYPE "CompletionStatus" AS ENUM ('done', 'skipped');
CREATE TYPE "Stage" AS ENUM ('learning', 'practising', 'mastered');
CREATE TYPE "AppointmentKind" AS ENUM ('vet', 'groomer', 'training', 'sitter', 'other');
CREATE TYPE "AppointmentStatus" AS ENUM ('planned', 'done', 'cancelled');

ALTER TABLE "Pet"
  ALTER COLUMN "type" TYPE "PetType" USING "type"::"PetType",
  ALTER COLUMN "gender" DROP DEFAULT,
  ALTER COLUMN "gender" TYPE "PetGender" USING "gender"::"PetGender",
  ALTER COLUMN "gender" SET DEFAULT 'unknown',
  ALTER COLUMN "weightUnit" DROP DEFAULT,
  ALTER COLUMN "weightUnit" TYPE "WeightUnit" USING "weightUnit"::"WeightUnit",
  ALTER COLUMN "weightUnit" SET DEFAULT 'kg',
  ALTER COLUMN "vaccineProfile" DROP DEFAULT,
  ALTER COLUMN "vaccineProfile" TYPE "VaccineProfile" USING "vaccineProfile"::"VaccineProfile",
  ALTER COLUMN "vaccineProfile" SET DEFAULT 'wsava';
ALTER TABLE "User"
  ALTER COLUMN "weightUnit" DROP DEFAULT,
  ALTER COLUMN "weightUnit" TYPE "WeightUnit" USING "weightUnit"::"WeightUnit",
  ALTER COLUMN "weightUnit" SET DEFAULT 'kg',
  ALTER COLUMN "temperatureUnit" DROP DEFAULT,
  ALTER COLUMN "temperatureUnit" TYPE "TemperatureUnit" USING "temperatureUnit"::"TemperatureUnit",
  ALTER COLUMN "temperatureUnit" SET DEFAULT 'c';
ALTER TABLE "AccountRequest"
  ALTER COLUMN "kind" TYPE "MailedLinkKind" USING "kind"::"MailedLinkKind";
ALTER TABLE "AuditEvent"
  ALTER COLUMN "actorKind" TYPE "ActorKind" USING "actorKind"::"ActorKind";
ALTER TABLE "Feedback"
  ALTER COLUMN "kind" TYPE "FeedbackKind" USING "kind"::"FeedbackKind";
ALTER TABLE "Share"
  ALTER COLUMN "kind" TYPE "ShareKind" USING "kind"::"ShareKind";
ALTER TABLE "Vital"
  ALTER COLUMN "kind" TYPE "VitalKind" USING "kind"::"VitalKind",
  ALTER COLUMN "context" TYPE "VitalContext" USING "context"::"VitalContext";
ALTER TABLE "Condition"
  ALTER COLUMN "status" TYPE "ConditionStatus" USING "status"::"ConditionStatus";
ALTER TABLE "Allergy"
  ALTER COLUMN "severity" TYPE "Severity" USING "severity"::"Severity";
ALTER TABLE "Medication"
  ALTER COLUMN "frequency" TYPE "Frequency" USING "frequency"::"Frequency";
ALTER TABLE "Dose"
  ALTER COLUMN "status" TYPE "DoseStatus" USING "status"::"DoseStatus";
ALTER TABLE "Routine"
  ALTER COLUMN "kind" TYPE "RoutineKind" USING "kind"::"RoutineKind";
ALTER TABLE "RoutineCompletion"
  ALTER COLUMN "status" TYPE "CompletionStatus" USING "status"::"CompletionStatus";
ALTER TABLE "Skill"
  ALTER COLUMN "stage" TYPE "Stage" USING "stage"::"Stage";
ALTER TABLE "Appointment"
  ALTER COLUMN "kind" TYPE "AppointmentKind" USING "kind"::"AppointmentKind",
  ALTER COLUMN "status" TYPE "AppointmentStatus" USING "status"::"AppointmentStatus";
