import type { StayDay } from '@/lib/sharing/stays/queries/stays';
import type { Said } from '@/lib/sharing/stays/said';
import type { Sitting } from '@/lib/sharing/stays/sitting';

export interface SitterPageProps {
  stay: Sitting;
  view: StayDay;
  said: Said | null;
  /** Base path of the stay's endpoints, to which each form adds its own name. */
  action: string;
}
