import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

const fields = ['name', 'type', 'breed', 'born', 'sex', 'neutered'];

export function PetFormSkeleton() {
  return (
    <Card className="grid gap-5">
      <Skeleton className="h-6 w-28" />
      <div className="flex gap-4">
        <Skeleton className="aspect-[4/5] w-24 sm:w-28" />
        <Skeleton className="h-11 w-44" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
    </Card>
  );
}
