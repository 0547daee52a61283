import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { isRefusal, type Said } from '@/lib/sharing/stays/said';

interface StaySaidProps {
  said: Said | null;
  row: string;
}

export function StaySaid({ said, row }: StaySaidProps) {
  const t = useTranslations('stays.reader');
  if (said?.row !== row) return null;
  const refused = isRefusal(said);
  return (
    <p
      role={refused ? 'alert' : 'status'}
      className={cn(
        'rounded-control px-3 py-2 font-medium',
        refused ? 'bg-danger-soft text-danger' : 'bg-primary-soft text-primary',
      )}
    >
      {t(`said.${said.outcome}`)}
    </p>
  );
}
