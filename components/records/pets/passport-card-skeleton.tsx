import './pets.css';
import { Skeleton } from '@/components/ui/skeleton';
import { PASSPORT_LINE_LENGTH } from '@/lib/records/pets/passport-line';
import { PassportPaper } from './passport-card';

const blank = '<'.repeat(PASSPORT_LINE_LENGTH);
const entries = ['species', 'breed', 'born', 'sex', 'chip'];

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

/** One element per card, drawn by CSS. */
export function PetCardsSkeleton() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="pet-card-blank" />
      <div className="pet-card-blank" />
      <div className="pet-card-blank" />
      <div className="pet-card-blank" />
    </div>
  );
}
