import type { FacePet } from '@/components/records/pets/pet-face';
import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';
import type { DayTask } from '@/lib/overviews/agenda/day';
import type { HouseholdPerson } from '@/lib/overviews/agenda/household';
import type { WithTurn } from '@/lib/overviews/agenda/turns';
import type { PetGender } from '@/lib/records/pets/vocabulary';
import type { CompletionStatus } from '@/lib/records/routines/vocabulary';
import type { StampShape, StampState } from '@/lib/records/vaccinations/stamp';

type ItemField = 'id' | 'day' | 'open' | 'scheduledFor' | 'logId' | 'href' | 'recordHref';

export interface TaskView extends DayTask, Pick<AgendaItem, ItemField>, WithTurn {
  /** Time in the reader's time zone; null if only the day counts. */
  time: string | null;
  /** Time or date, for the name of the task. */
  when: string;
  about: string;
  warnings: readonly WarningView[];
  steps: readonly string[];
  done: CompletionStatus | null;
  doneTime: string | null;
  isRepeated: boolean;
  /** Index in `people` of the person who did it; null if the pet has a single member. */
  ring: number | null;
}

export type PersonView = HouseholdPerson;

export interface WarningView {
  short: string;
  long: string;
}

export interface AttentionView extends TaskView {
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
  answer: string;
}

export interface PetView extends FacePet {
  id: string;
  name: string;
  gender: PetGender;
  /** Set if the pet has several members. */
  isShared?: true;
}

export interface SentTask extends Partial<Omit<TaskView, 'key' | 'petId' | 'href' | 'scheduledFor' | 'isShared'>> {
  pet: number;
  kind: TaskView['kind'];
  id: string;
  title: string;
}

export interface SentAttention extends SentTask, Pick<AttentionView, 'stamp' | 'sentence' | 'answer'> {}
