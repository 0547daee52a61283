import type { AgendaItem } from '@/lib/overviews/agenda/agenda-item';

type ShownKeys =
  | 'key'
  | 'kind'
  | 'petId'
  | 'petName'
  | 'id'
  | 'day'
  | 'category'
  | 'state'
  | 'skipped'
  | 'place'
  | 'open'
  | 'scheduledFor'
  | 'logId'
  | 'href'
  | 'recordHref'
  | 'asksHistory';

export interface ShownItem extends Pick<AgendaItem, ShownKeys> {
  rank: string;
  title: string;
  when: string;
  about: string;
  warnings: string[];
}
