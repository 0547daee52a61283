import type { Day } from '@/lib/core/time/dates';
import type { Allergy } from '@/lib/records/allergies/allergy';
import type { Condition } from '@/lib/records/conditions/condition';
import type { AllergyWarning } from '@/lib/records/medications/allergy-warning';
import type { Medication } from '@/lib/records/medications/medication';
import type { PetGender, PetType } from '@/lib/records/pets/vocabulary';
import type { Routine } from '@/lib/records/routines/routine';
import type { DoseMarks } from '@/lib/records/vaccinations/dose-marks';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import type { VetRecord } from '@/lib/records/vet-records/vet-record';
import type { Vital } from '@/lib/records/vitals/vital';
import type { Weight } from '@/lib/records/weights/weight';
import type { TodayTask } from './today-tasks';
import type { ShareKind } from './vocabulary';

export type SharedAllergy = Pick<Allergy, 'allergen' | 'severity' | 'reaction'>;
export type SharedCondition = Pick<Condition, 'name' | 'status' | 'diagnosedOn' | 'note'>;

/** A medicine that is given now. */
export interface SharedMedication
  extends Pick<
    Medication,
    'name' | 'dosage' | 'frequency' | 'startsOn' | 'endsOn' | 'instructions' | 'reason' | 'timeZone'
  > {
  /** Times of day, `HH:mm` on the clock of `timeZone`; none where it is given every few hours or as needed. */
  times: string[];
  /** Allergies that speak against it, also for readers who see no other allergies. */
  warnings: AllergyWarning[];
  /** What of its name Pawfolio does not know, and could not compare with the known allergies. */
  unknownWords: string[];
}

export type SharedVaccine = Pick<
  PlannedVaccine,
  'name' | 'status' | 'due' | 'lastGivenOn' | 'tooEarlyOn' | 'beforeChip' | 'certain'
>;
export type SharedDose = Pick<
  Vaccination,
  'product' | 'givenOn' | 'validUntil' | 'manufacturer' | 'batch' | 'vetName' | 'clinic'
> &
  DoseMarks & { vaccine: { en: string; es: string } };

export type SharedVisit = Pick<
  VetRecord,
  'visitedOn' | 'reason' | 'clinic' | 'vetName' | 'diagnosis' | 'description' | 'followUpOn'
> & { links: string[] };

export interface SharedDocument {
  name: string;
  bytes: number;
  /** Of the day it was added. */
  addedOn: Day;
  url: string;
}

export interface SharedDay {
  day: Day;
  tasks: TodayTask[];
  /** The meals of the week, in the order of the day. */
  meals: Pick<Routine, 'title' | 'timeOfDay' | 'weekdays' | 'note'>[];
}

/**
 * Exactly what a reader of a share link sees: built from an allow-list, without the owner's address. Of a section that
 * the link does not show there is no field. Ids are there only where a file is fetched by one.
 */
export interface SharedView {
  kind: ShareKind;
  expiresAt: string | null;
  /** In which its days are counted. */
  timeZone: string;
  today: Day;
  pet: {
    name: string;
    type: PetType;
    breed: string | null;
    gender: PetGender;
    dateOfBirth: Day | null;
    deceasedOn: Day | null;
    neutered: boolean | null;
    colour: string | null;
    markings: string | null;
    photoUrl: string | null;
    microchip: string | null;
    /** When the chip was put in or first read, and where it lies. */
    microchippedOn: Day | null;
    microchipPlace: string | null;
  };
  /** What nobody who deals with the pet may overlook, whatever sections they see. */
  severeAllergies: string[];
  /** For a finder: since when it is lost, and what its owner says. */
  lost?: { since: string; note: string | null } | null;
  passportNumber?: string | null;
  contacts?: { emergencyContact: string | null; vetClinic: string | null };
  insurance?: string | null;
  /** Rich text, clean. */
  notes?: string;
  allergies?: SharedAllergy[];
  /** Those that are not over. */
  conditions?: SharedCondition[];
  medications?: SharedMedication[];
  /** Allergens that could not be compared with the medicines; with both sections. */
  unknownAllergens?: string[];
  vaccinations?: { planned: SharedVaccine[]; doses: SharedDose[]; region: string | null };
  /** Newest first; of long records as many as a chart needs. */
  weights?: { unit: 'kg' | 'lb'; items: Omit<Weight, 'id' | 'note'>[] };
  vitals?: { unit: 'c' | 'f'; grams: number | null; items: Omit<Vital, 'id' | 'note'>[] };
  visits?: SharedVisit[];
  documents?: SharedDocument[];
  day?: SharedDay;
}
