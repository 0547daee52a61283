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

/** An agenda item with translated texts, as the browser gets it. */
export interface ShownItem extends Pick<AgendaItem, ShownKeys> {
  rank: string;
  title: string;
  when: string;
  /** Pet, dosage, place. */
  about: string;
  /** Allergies that contraindicate the medicine, one sentence each. */
  warnings: string[];
}
