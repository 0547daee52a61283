import { Skeleton } from '@/components/ui/skeleton';

export function GallerySkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-11 w-48" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-5">
        <Skeleton className="aspect-4/3 rounded-card" />
        <Skeleton className="aspect-4/3 rounded-card" />
        <Skeleton className="aspect-4/3 rounded-card" />
      </div>
    </div>
  );
}
