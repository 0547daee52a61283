import type { OwnStay } from '@/lib/access/own-stay';
import { earlierDay, laterDay, type StayDays, type StayPeriod } from '@/lib/access/stay-days';
import { addDays, dayIn } from '@/lib/core/time/dates';
import { stayLimits } from './vocabulary';

export type StayOfOwner = StayPeriod & Pick<OwnStay, 'stayId' | 'ownerId' | 'revokedAt'>;

export function reportDays({ fromDay, untilDay, timeZone, revokedAt }: StayOfOwner, at: Date): StayDays {
  const today = dayIn(at, timeZone);
  if (untilDay !== null) return { first: fromDay, last: earlierDay(today, untilDay) };
  const last = revokedAt ? earlierDay(today, dayIn(revokedAt, timeZone)) : today;
  return { first: laterDay(fromDay, addDays(last, 1 - stayLimits.days)), last };
}
