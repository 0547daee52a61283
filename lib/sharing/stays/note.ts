import type { Day } from '@/lib/core/time/dates';

/** What a sitter told of one day. */
export interface StayNote {
  day: Day;
  text: string | null;
  /** Of a photo in the album of one of the pets. */
  photoId: string | null;
  by: string;
}
