import type { TaperStep } from '@/lib/collections/columns/medications';
import type { LocalizedText } from '@/lib/core/i18n/locales';
import type { TemperatureUnit, WeightUnit } from '@/lib/core/i18n/units';
import type { Day } from '@/lib/core/time/dates';
import type { PublicSource } from '@/lib/page-context/source';
import type { Allergy } from '@/lib/records/allergies/allergy';
import type { Condition } from '@/lib/records/conditions/condition';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import type { Measure } from '@/lib/records/measures/measure';
import type { Reading } from '@/lib/records/measures/reading';
import type { AllergyWarning } from '@/lib/records/medications/allergy-warning';
import type { DosePerKg } from '@/lib/records/medications/dose-per-kg';
import type { Medication } from '@/lib/records/medications/medication';
import type { PetGender, PetType } from '@/lib/records/pets/vocabulary';
import type { Routine } from '@/lib/records/routines/routine';
import type { CountedSymptoms } from '@/lib/records/symptoms/frequency';
import type { Treatment } from '@/lib/records/treatments/treatment';
import type { DoseMarks } from '@/lib/records/vaccinations/dose-marks';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import type { DoseStamp } from '@/lib/records/vaccinations/stamp';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import type { VetRecord } from '@/lib/records/vet-records/vet-record';
import type { VitalAssessment } from '@/lib/records/vitals/assess-vital';
import type { Vital } from '@/lib/records/vitals/vital';
import type { VitalKind } from '@/lib/records/vitals/vocabulary';
import type { AlertId } from '@/lib/records/weights/alerts';
import type { IdealRange } from '@/lib/records/weights/ideal-range';
import type { Weight } from '@/lib/records/weights/weight';
import type { TodayTask } from './today-tasks';
import type { ShareKind } from './vocabulary';

interface WithSource {
  source?: PublicSource;
}

export type SharedAllergy = Pick<Allergy, 'allergen' | 'severity' | 'reaction'> & WithSource;
export type SharedCondition = Pick<Condition, 'name' | 'status' | 'diagnosedOn' | 'whatToDo' | 'note'> & WithSource;

export interface SharedMedication
  extends Pick<
      Medication,
      'name' | 'dosage' | 'frequency' | 'startsOn' | 'endsOn' | 'instructions' | 'reason' | 'timeZone'
    >,
    WithSource {
  times: string[];
  coming: TaperStep[];
  /** Conflicting allergies, included even if the section of allergies is hidden. */
  warnings: AllergyWarning[];
  unknownWords: string[];
  lastGivenAt?: string | null;
  perKg?: (DosePerKg & { grams: number; measuredAt: string }) | null;
}

export interface SharedPastMedication extends Pick<Medication, 'name' | 'dosage' | 'startsOn' | 'reason'>, WithSource {
  lastDay: Day;
  lastDosage: string | null;
}

export interface WeightConcern {
  id: AlertId | 'lost' | 'lostOnDiet' | 'gained';
  percent: number;
  /** Null if compared with the usual weight. */
  since: string | null;
  until: string;
}

export interface AbnormalVital extends Pick<VitalAssessment, 'level' | 'baseline'> {
  kind: VitalKind;
  value: number;
  day: Day;
  range: readonly [number, number] | null;
}

export type SharedTreatment = Pick<Treatment, 'kind' | 'product' | 'substance' | 'givenAt' | 'nextDueOn' | 'givenBy'> &
  WithSource;

type SharedLastTreatment = Pick<SharedTreatment, 'kind' | 'product' | 'givenAt'> & WithSource;

export type SharedVaccine = Pick<
  PlannedVaccine,
  'name' | 'status' | 'due' | 'lastDoseStatus' | 'lastGivenOn' | 'tooEarlyOn' | 'tooEarlyBy' | 'beforeChip' | 'certain'
> & { lastDoses: SharedLastDose[] };

export type SharedLastDose = Pick<Vaccination, 'product' | 'batch'> & WithSource & { typed: string | null };
export type SharedDose = Pick<
  Vaccination,
  'product' | 'givenOn' | 'validUntil' | 'manufacturer' | 'batch' | 'vetName' | 'clinic'
> &
  DoseMarks & { vaccine: LocalizedText } & WithSource;

export type SharedStamp = Omit<DoseStamp, 'id'> & Pick<Vaccination, 'vaccine' | 'givenOn' | 'clinic'>;

export type SharedVisit = Pick<
  VetRecord,
  'visitedOn' | 'reason' | 'clinic' | 'vetName' | 'diagnosis' | 'description' | 'followUpOn'
> & { links: string[] } & WithSource;

export type SharedLabReport = Pick<LabReport, 'sampledOn' | 'laboratory' | 'sample' | 'results'> & WithSource;

export type SharedMeasure = Omit<Measure, 'id' | 'note'> & {
  readings: Omit<Reading, 'id' | 'measureId' | 'note'>[];
  isCut: boolean;
};

export interface SharedDocument {
  name: string;
  bytes: number;
  addedOn: Day;
  url: string;
}

export interface SharedDay {
  day: Day;
  tasks: TodayTask[];
  meals: Pick<Routine, 'title' | 'timeOfDay' | 'weekdays' | 'note'>[];
}

/** Allow list for link readers. Hidden sections have no field. Never the owner's address; ids only for files. */
export interface SharedView {
  kind: ShareKind;
  expiresAt: string | null;
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
    microchippedOn: Day | null;
    microchipPlace: string | null;
  };
  severeAllergies: string[];
  lost?: { since: string; note: string | null; needsMedication: boolean } | null;
  passportNumber?: string | null;
  contacts?: { emergencyContact: string | null; vetClinic: string | null };
  insurance?: string | null;
  notes?: string;
  allergies?: SharedAllergy[];
  conditions?: SharedCondition[];
  resolvedConditions?: SharedCondition[];
  symptoms?: CountedSymptoms;
  medications?: SharedMedication[];
  pastMedications?: SharedPastMedication[];
  /** Newest first. */
  treatments?: SharedTreatment[];
  lastTreatments?: SharedLastTreatment[];
  unknownAllergens?: string[];
  vaccinations?: { planned: SharedVaccine[]; doses: SharedDose[]; stamps: SharedStamp[]; region: string | null };
  weights?: {
    unit: WeightUnit;
    items: (Omit<Weight, 'id' | 'note'> & WithSource)[];
    ideal: IdealRange | null;
    concerns?: WeightConcern[];
  };
  vitals?: {
    unit: TemperatureUnit;
    grams: number | null;
    /** Downsampled readings, each compared with all readings before it. */
    items: (Omit<Vital, 'id' | 'note'> & WithSource & { assessment: VitalAssessment })[];
    abnormal?: AbnormalVital[];
  };
  /** Active measures first, then ended ones. Readings are newest first. */
  measures?: SharedMeasure[];
  visits?: SharedVisit[];
  /** Newest first. */
  labReports?: SharedLabReport[];
  documents?: SharedDocument[];
  day?: SharedDay;
}
