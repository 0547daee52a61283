import type { Day } from '@/lib/core/time/dates';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import type { ReaderSettings } from '@/lib/page-context/reader';
import type { PetCover, PetGender, PetType } from '@/lib/records/pets/vocabulary';
import type { DueVaccine } from '@/lib/records/vaccinations/due-vaccine';
import type { IdealRange } from '@/lib/records/weights/ideal-range';
import type { Weight } from '@/lib/records/weights/weight';

/** A dose that is open now, or the next one of today. */
export type QuickDose = Pick<AgendaItem, 'key' | 'id' | 'detail' | 'time' | 'state' | 'scheduledFor'> & {
  title: string;
};

/** What Quick add shows of a pet, and what its forms begin with. */
export interface QuickPet {
  id: string;
  name: string;
  type: PetType;
  gender: PetGender;
  cover: PetCover;
  photoUrl: string | null;
  weight: Weight | null;
  ideal: IdealRange | null;
  /** Planned ones, soonest first. */
  due: DueVaccine[];
  /** Names by id of all vaccines of the species, in the language of the request. */
  vaccines: Record<string, string>;
  /** Ids of those whose validity by law is the date in the passport. */
  validityFromVet: string[];
  doses: QuickDose[];
  lastVisitOn: Day | null;
  currency: string | null;
}

export interface QuickAdd {
  reader: ReaderSettings;
  /** Those that are alive and not archived, in the order in which they were made. */
  pets: QuickPet[];
}
