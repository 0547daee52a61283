import { Skeleton } from '@/components/ui/skeleton';
import { PASSPORT_LINE_LENGTH } from '@/lib/pets/passport-line';
import { PassportPaper } from './passport-card';

const blank = '<'.repeat(PASSPORT_LINE_LENGTH);
const entries = ['species', 'breed', 'born', 'sex', 'chip'];

/** The card's paper before its data, in the same measures. */
export function PassportCardSkeleton() {
  return (
    <PassportPaper lines={[blank, blank]}>
      <div className="px-4 pt-4 @md:px-5">
        <Skeleton className="h-4 w-32" />
      </div>
      <div className="grid grid-cols-[6.75rem_1fr] gap-4 px-4 pt-3 pb-4 @md:grid-cols-[9.5rem_1fr] @md:gap-6 @md:px-5">
        <Skeleton className="aspect-[4/5]" />
        <div>
          <Skeleton className="h-7 w-3/5 @md:h-10" />
          <div className="mt-3 grid grid-cols-1 gap-x-4 gap-y-2.5 @md:grid-cols-2 @md:gap-y-4">
            {entries.map((entry) => (
              <Skeleton key={entry} className="h-8 w-4/5" />
            ))}
          </div>
        </div>
      </div>
    </PassportPaper>
  );
}

/** A list card before its data. */
export function PassportCardCompactSkeleton() {
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-3 pb-10">
      <Skeleton className="size-20 shrink-0" />
      <div className="grow">
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="mt-2 h-4 w-3/5" />
      </div>
    </div>
  );
}
