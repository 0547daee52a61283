import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';

type ShownKeys =
  | 'key'
  | 'kind'
  | 'petId'
  | 'petName'
  | 'id'
  | 'day'
  | 'variety'
  | 'state'
  | 'skipped'
  | 'place'
  | 'open'
  | 'scheduledFor'
  | 'logId'
  | 'href'
  | 'answerHref'
  | 'asksHistory';

/** A thing to be done as a browser gets it: its words are finished. */
export interface ShownItem extends Pick<AgendaItem, ShownKeys> {
  /** By what it is sorted. */
  rank: string;
  title: string;
  /** Its time or day. */
  when: string;
  /** What there is to know besides: the pet, the dosage, the place. */
  about: string;
  /** Allergies that speak against the medicine, each in a sentence with what its owner says. */
  warnings: string[];
}
