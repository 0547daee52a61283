import type { StayDay } from '@/lib/overviews/stays/queries/stays';
import type { Said } from '@/lib/overviews/stays/said';
import type { Sitting } from '@/lib/overviews/stays/sitting';

export interface SitterPageProps {
  stay: Sitting;
  view: StayDay;
  said: Said | null;
  /** Of the stay's calls, without their name. */
  action: string;
}
