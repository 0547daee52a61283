import type { EndChoice } from '@/lib/overviews/sharing/link-end';
import type { ShareSection } from '@/lib/overviews/sharing/vocabulary';

export interface AdjustValues {
  label: string;
  sections: ShareSection[];
  end: EndChoice;
  /** The last day, for the choice `other`. */
  day: string;
  pin: string;
  removePin: boolean;
  clinicAddress: string;
}
