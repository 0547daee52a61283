import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

export function NewPetSkeleton() {
  return (
    <Card className="grid gap-5">
      <div className="flex gap-4">
        <Skeleton className="aspect-[4/5] w-24 sm:w-28" />
        <div className="grid grow content-start gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11 w-44" />
        </div>
      </div>
      <Skeleton className="h-48" />
      <Skeleton className="h-72" />
    </Card>
  );
}
