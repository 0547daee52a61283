import type { FacePet } from '@/components/records/pets/pet-face';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import type { DayTask } from '@/lib/overviews/agenda/day';
import type { HouseholdPerson } from '@/lib/overviews/agenda/household';
import type { Turned } from '@/lib/overviews/agenda/turns';
import type { PetGender } from '@/lib/records/pets/vocabulary';
import type { CompletionStatus } from '@/lib/records/routines/vocabulary';
import type { StampShape, StampState } from '@/lib/records/vaccinations/stamp';

type FromItem = 'id' | 'day' | 'open' | 'scheduledFor' | 'logId' | 'href' | 'recordHref';

/** In the words of the reader, as components show it. */
export interface ShownTask extends DayTask, Pick<AgendaItem, FromItem>, Turned {
  /** On the clock of the reader, or null where only the day counts. */
  time: string | null;
  /** Time or date, as a name says it. */
  when: string;
  about: string;
  warnings: readonly ShownWarning[];
  steps: readonly string[];
  done: CompletionStatus | null;
  doneTime: string | null;
  isRepeated: boolean;
  /** Place of whoever did it among the people of the page; null where nobody else is there. */
  ring: number | null;
}

export type ShownPerson = HouseholdPerson;

export interface ShownWarning {
  short: string;
  long: string;
}

export interface ShownAttention extends ShownTask {
  stamp: {
    shape: StampShape;
    state: StampState;
    title: string;
    word: string;
    tilt: number;
    isMedical: boolean;
    isEstimated: boolean;
  };
  sentence: string;
  /** What the button that leads to the form says. */
  answer: string;
}

export interface ShownPet extends FacePet {
  id: string;
  name: string;
  gender: PetGender;
  /** Others look after it too. */
  isShared?: true;
}

/** As the page carries it: without what the browser can tell by itself. */
export interface SentTask extends Partial<Omit<ShownTask, 'key' | 'petId' | 'href' | 'scheduledFor' | 'isShared'>> {
  /** Place in the list of pets. */
  pet: number;
  kind: ShownTask['kind'];
  id: string;
  title: string;
}

export interface SentAttention extends SentTask, Pick<ShownAttention, 'stamp' | 'sentence' | 'answer'> {}
