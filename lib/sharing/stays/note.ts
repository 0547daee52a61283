import type { Day } from '@/lib/core/time/dates';

export interface StayNote {
  day: Day;
  text: string | null;
  /** Photo in the album of one of the pets. */
  photoId: string | null;
  by: string;
}
