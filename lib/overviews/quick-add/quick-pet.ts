import type { Day } from '@/lib/core/time/dates';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import type { PageContextSettings } from '@/lib/page-context/page-context';
import type { Measure } from '@/lib/records/measures/measure';
import type { PetCover, PetGender, PetType } from '@/lib/records/pets/vocabulary';
import type { DueVaccine } from '@/lib/records/vaccinations/due-vaccine';
import type { IdealRange } from '@/lib/records/weights/ideal-range';
import type { Weight } from '@/lib/records/weights/weight';

/** Open dose, or the next one today. */
export type QuickDose = Pick<AgendaItem, 'key' | 'id' | 'detail' | 'time' | 'state' | 'scheduledFor'> & {
  title: string;
};

export interface QuickMedication {
  id: string;
  name: string;
}

export type QuickMeasure = Pick<Measure, 'id' | 'kind' | 'name' | 'unit'>;

export type QuickFace = Pick<QuickPet, 'id' | 'name' | 'type' | 'cover' | 'photoUrl'>;

/** Pet in Quick add, with initial values of its forms. */
export interface QuickPet {
  id: string;
  name: string;
  type: PetType;
  gender: PetGender;
  cover: PetCover;
  photoUrl: string | null;
  weight: Weight | null;
  ideal: IdealRange | null;
  /** Planned vaccines, soonest first. */
  due: DueVaccine[];
  /** Names of the species' vaccines by id, in the request's language. */
  vaccines: Record<string, string>;
  /** Ids of vaccines whose legal validity is the date in the passport. */
  validityFromVet: string[];
  doses: QuickDose[];
  medications: QuickMedication[];
  /** Active measures, last used first. */
  measures: QuickMeasure[];
  /** Every measure of the pet has ended. */
  haveMeasuresEnded: boolean;
  lastVisitOn: Day | null;
  currency: string | null;
}

export interface QuickAdd {
  reader: PageContextSettings;
  /** Living, unarchived pets in the order they were added. */
  pets: QuickFace[];
  /** Requested pet, by default the first. Null if it is not in the list. */
  pet: QuickPet | null;
}
