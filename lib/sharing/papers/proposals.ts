import type { Region } from '@/lib/core/paper/paper-text';
import type { Day } from '@/lib/core/time/dates';
import type { Frequency } from '@/lib/records/medications/vocabulary';

/** Value with the place where it was read. */
export interface Reading<T> {
  value: T;
  /** As printed. */
  text: string;
  page: number;
  region: Region;
  /** True if the owner should compare it with the paper. */
  isUnsure: boolean;
  /** Other possible values, without `value`. Empty if the print has one meaning. */
  alternatives: T[];
}

export interface VaccinationProposal {
  /** Id of the catalog, such as `dog.rabies`, or the name as printed. */
  vaccine: Reading<string> | null;
  /** Antigens of the catalog that the name or brand stands for. Empty for a single vaccine of the catalog. */
  antigens: string[];
  /** Brand as printed. */
  product: Reading<string> | null;
  givenOn: Reading<Day> | null;
  validUntil: Reading<Day> | null;
  batch: Reading<string> | null;
  page: number;
  /** The whole row or sticker. */
  region: Region;
}

export interface WeightProposal {
  weighedOn: Reading<Day> | null;
  /** Kilograms, converted from the printed unit. */
  kg: Reading<number>;
  page: number;
  region: Region;
}

export interface MedicationProposal {
  /** With the strength, as printed. */
  name: Reading<string>;
  dosage: Reading<string> | null;
  frequency: Reading<Frequency> | null;
  startsOn: Reading<Day> | null;
  page: number;
  region: Region;
}

/** Order of day, month and year on the whole paper. */
export type PaperDateOrder = 'dmy' | 'mdy' | 'ymd';

export interface PaperProposals {
  /** Null if no date of the paper decides it. */
  dateOrder: PaperDateOrder | null;
  vaccinations: VaccinationProposal[];
  weights: WeightProposal[];
  medications: MedicationProposal[];
  microchip: Reading<string> | null;
  passportNumber: Reading<string> | null;
  clinic: Reading<string> | null;
  vetName: Reading<string> | null;
}

export interface PaperContext {
  /** As in `petTypes`. */
  species: string;
  /** Last day that may be recorded as past. */
  latest: Day;
  bornOn: Day | null;
}
