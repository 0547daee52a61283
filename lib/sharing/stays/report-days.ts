import type { OwnStay } from '@/lib/access/own-stay';
import { earlierDay, laterDay, type StayDays, type StayPeriod } from '@/lib/access/stay-days';
import { addDays, dayIn } from '@/lib/core/time/dates';
import { stayLimits } from './vocabulary';

/** Fields of `OwnStay` that reports need; messages to the owner build them without a proof. */
export type StayOfOwner = StayPeriod & Pick<OwnStay, 'stayId' | 'ownerId' | 'revokedAt'>;

/** Without a last day, ends today or on the day the stay was stopped, and goes back as far as the longest stay. */
export function reportDays({ fromDay, untilDay, timeZone, revokedAt }: StayOfOwner, at: Date): StayDays {
  const today = dayIn(at, timeZone);
  if (untilDay !== null) return { first: fromDay, last: earlierDay(today, untilDay) };
  const last = revokedAt ? earlierDay(today, dayIn(revokedAt, timeZone)) : today;
  return { first: laterDay(fromDay, addDays(last, 1 - stayLimits.days)), last };
}
