import { Skeleton } from '@/components/ui/skeleton';

const rows = ['first', 'second', 'third', 'fourth'];

export function AgendaSkeleton() {
  return (
    <div className="mb-8">
      <Skeleton className="mb-3 h-8 w-64 max-w-full" />
      <Skeleton className="mb-1.5 h-7 w-32" />
      <div className="grid gap-1.5">
        {rows.map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    </div>
  );
}
