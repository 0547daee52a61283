import type { Day } from '@/lib/core/time/dates';

export interface StayNote {
  day: Day;
  text: string | null;
  photoId: string | null;
  by: string;
}
