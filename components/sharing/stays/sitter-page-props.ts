import type { FormOutcome } from '@/lib/sharing/stays/form-outcome';
import type { StayDay } from '@/lib/sharing/stays/queries/stays';
import type { Sitting } from '@/lib/sharing/stays/sitting';

export interface SitterPageProps {
  stay: Sitting;
  view: StayDay;
  formOutcome: FormOutcome | null;
  /** Base path of the stay's endpoints, to which each form adds its own name. */
  action: string;
}
