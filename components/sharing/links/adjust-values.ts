import type { EndChoice } from '@/lib/sharing/links/link-end';
import type { ShareSection } from '@/lib/sharing/links/vocabulary';

export interface AdjustValues {
  label: string;
  sections: ShareSection[];
  end: EndChoice;
  day: string;
  pin: string;
  removePin: boolean;
  clinicAddress: string;
}
