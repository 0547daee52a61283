import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadingNotice } from './loading-notice';

const rows = ['first', 'second', 'third'];

export function RowsLoading({ text, row }: { text: string; row: string }) {
  return (
    <LoadingNotice text={text}>
      <Skeleton className="mt-2 h-10 max-w-72" />
      <div className="mt-5 grid gap-3">
        {rows.map((key) => (
          <Skeleton key={key} className={cn('rounded-tile', row)} />
        ))}
      </div>
    </LoadingNotice>
  );
}
