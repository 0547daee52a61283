import { DAY, type Day, dayToColumn } from '@/lib/core/time/dates';

export type GrowthGuide = 'puppyEarly' | 'puppyLater' | 'kitten';

const WEEK = 7;
/** Last week of each rule, when the growth of a puppy or kitten slows down. */
const LAST = { puppy: 26, kitten: 10 };

/** Source: wellness.json, weight.growth. */
export function growthGuide(day: Day, { type, dateOfBirth }: { type: string; dateOfBirth: Day }): GrowthGuide | null {
  const weeks = (dayToColumn(day).getTime() - dayToColumn(dateOfBirth).getTime()) / DAY / WEEK;
  if (weeks < 0) return null;
  if (type === 'cat') return weeks <= LAST.kitten ? 'kitten' : null;
  if (type !== 'dog' || weeks > LAST.puppy) return null;
  if (weeks >= 1 && weeks < 4) return 'puppyEarly';
  return weeks >= 5 ? 'puppyLater' : null;
}
